"""One word for one thing: what a language must not call what it already has a word for."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from game.client.scenes.rules.words import ALSO
from game.client.toolkit.catalogs import catalog
from game.play.settings import LANGUAGES


class Term(NamedTuple):
    """What players read for something, and what they must not read instead, in which texts."""

    word: str
    never: str
    where: str = ""
    fine: str = "(?!)"  # in these it means something else


CARDS = r"^(howto\.(cards|schmidt|beck)|rules\.short\.(cards|schmidt|beck)|rules\.order\.cards)\."

TERMS = {
    "en": [
        Term("game", r"\bmatch(es)?\b"),
        Term("trick", r"\b(won|wins?|takes?) (a|the) hand\b"),
        Term("missed", r"\b[Bb]ids? (is |are |was )?(failed|broken|blown|lost)\b"),
        Term("lead", r"\b(opens?|starts?|begins?) (the|a|each|every) (\w+ )?trick\b"),
        Term("follow", r"\b(answer|serve) (suit|the (suit|colour))"),
        Term("screen", r"\b([Ss]hield|[Dd]ivider|[Pp]artition)s?\b"),
        Term("bag", r"\b([Ss]ack|[Pp]ouch)(es|s)?\b"),
        Term("skull", r"\b[Dd]eath’s head"),
        Term("score pad", r"\b[Ss]core ?(board|card)s?\b|\b[Nn]otepad|\b[Ss]coring pad"),
        Term("bet", r"\b[Ww]ager|\b[Ss]takes?\b", r"^(?!talk)"),  # bots talk as they like
        Term("human", r"^Person$", r"^setup"),
        Term("round", r"\b[Hh]ands? \{|\{count\} hands?\b|\b(each|last|first|next) hand\b"),
        Term("made", r"\b[Bb]ids? (is|are|was|were)? ?(hit|met|right)\b|\bbids? comes? true\b"),
        Term("make your bid", r"\bexact bid\b|\bbid is exact\b"),
        Term("suit", r"\b[Cc]olours?\b", CARDS, r"^rules\.pieces"),
        Term("player", r"\bseats? (begins|leads|is called|are called)\b|\{count\} seats?\b"),
        Term("sweeps the trick away", r"\bdrains?\b"),
        Term("saving failed", r"\bdisk refuses\b"),
        Term("whoever would have won", r"\bwould.be winner|near winner"),
        Term("treasure hunter", r"[Ff]ortune seeker"),
        Term("main menu", r"^Title$"),
        Term("ties go to the last", r"\b[Oo]f equals?\b"),
        Term("discard", r"\b[Pp]uts? .{0,40}\b(away|aside)\b", r"^(?!table\.hint)"),  # no card
        Term("most points wins", r"\b[Mm]ost points win\b"),
        Term("the Whale itself", r"\b([Ss]he|[Hh]er|[Hh]erself)\b", r"^lesson\.whale"),
        Term("drawn", r"\bdealt\b", r"\.dice\."),
        Term(
            "nothing to follow", r"\b[Nn]o colour( to follow)?:|\bnobody has to follow a colour\b"
        ),
        Term("winning a lot", r"\bwinning much\b"),
        Term("captured", r"\b(Pirate|Mermaid)s? caught\b"),
        Term("dice or cards", r"\b[Pp]ieces?\b(?!\})", r"^(judge|ledger|settings|shar)"),
        Term("conceded", r"\b[Gg]iven up\b"),
        Term("standings", r"\b[Ss]tanding\b"),
        Term("isn’t allowed to", r"\bmay not\b", r"^error"),
        Term("**{names}**: a Pirate", r"\b(Mermaid|King|Pirate|Kraken|Whale) of \**\{names"),
        Term("points for the round", r"\bpoints of the round\b"),
        Term("trump", r"\b[Rr]uff(s|ed|ing)?\b|\b[Aa]tout\b"),
        Term("bid", r"\b[Pp]rediction|\b[Pp]redict(s|ed)?\b"),
        Term("at this computer", r"\b(this|one|the) screen\b", r"^setup"),  # that hides the dice
        Term("four suits", r"\b[Tt]hree (suits|colours)\b"),
        Term("how many cards", r"\b[Ss]o many cards\b"),
        Term("only among flags", r"\b[Oo]nly among \w+ the first\b"),
        Term("at anchor", r"\b[Dd]ropped anchor\b"),
        Term("bot speed", r"\b[Pp]ace of the bots\b"),
        Term("extra large", r"^Larger$"),
        Term("previous round", r"\bhand before\b"),
        Term("you can keep playing", r"\bPlay goes on\b"),
        Term("with the White Whale", r"\bunder the (White )?Whale\b"),
        Term("dealt in", r"\b(third|three) hands?\b"),
        Term("number keys", r"\b[Dd]igits\b"),
        Term("one move forward", r"\b[Oo]ne \w+ on \("),
    ],
    "de": [
        Term("Partie", r"\bMatch\b|\bin diesem Spiel\b|Neues Spiel"),
        Term("Durchgang", r"\bRunde\b|\bHand \{"),
        Term("Stich", r"\bTricks?\b"),
        Term("verfehlt", r"Ansagen? (ist |sind )?(nicht (getroffen|geschafft)|gerissen|falsch)"),
        Term("Mensch", r"^(Person|Spieler(in)?)$", r"^setup"),
        Term("je gezogenem Würfel", r"\b(aus|ver)(ge)?teilt", r"\.dice\."),
        Term("Spielstärke", r"\bWertung (bewertet|beginnt)|noch Wertung\b"),
        Term(
            "getroffen", r"Ansagen? (genau )?stimm|[Ss]timmen beide|Ansagen? (erfüllt|eingehalten)"
        ),
        Term("beginnt", r"\b(auf|aus)spiel(en|t)\b|\bspielt (zum .* )?aus\b"),
        Term("bedienen", r"\bFarbe bekennen\b|\bzugeben\b"),
        Term("Einsatz", r"\b[Ww]ett(e|en|est|et)\b", r"^(?!talk)"),  # bots talk as they like
        Term("Totenkopf", r"\bSchädel\b"),
        Term("Wertungsblock", r"\bPunkteblock|\bPunktezettel"),
        Term("Beutel", r"\bSack\b|\bSäckchen"),
        Term("Sichtschirm", r"\bParavent|Trennwand"),
        Term("wer links sitzt", r"\bPlatz links\b|\bnächste Platz\b|\bPlätze\b"),
        Term("bei Gleichstand", r"\b[Vv]on gleichen\b"),
        Term("Hauptmenü", r"Titelbild"),
        Term("Taverne", r"Schenke"),
        Term("fegt", r"\bleert\b"),
        Term("wer die **meisten Punkte** hat", r"gewinnen die \**meisten Punkte"),
        Term("King", r"\bKönig\b"),
        Term("kauf dir die Schachtel", r"\bder kaufe\b"),
        Term("mindestens zu", r"\b[Ee]s braucht\b"),
        Term("ablegen", r"\b(ab|weg)werfen\b|\bwirf ab\b|\bKarten? weg(legen)?\b|\bWeglegen\b"),
        Term("wer gewonnen hätte", r"\bBeinahe-"),
        Term("alle Würfel Flaggen", r"\balle Flaggen zeigen\b"),
        Term("jemand von euch", r"\b(Mit)?[Ss]pielern?\b|\bdeine Gegner\b"),
        Term("alle bekommen", r"\b[Jj]eder bekommt\b"),
        Term("Sag an", r"\bSage\b"),
        Term("Fluchtkarten", r"\bFluchten\b"),
        Term("Blatt löschen", r"\bBlatt weg"),
        Term("speichern", r"\bsichern\b"),
        Term("Enter", r"\bEingabe(taste)?\b"),
        Term("beim Einrichten", r"\b[Bb]eim Aufbau\b"),
        Term("niemand", r"\b[Kk]einer (bewegen|einen|gesagt|sucht)\b|\b(hat|eben|daheim) keiner\b"),
        Term("wer dir liegt", r"\b(Rival|Gegner|Angstgegner)(en)?\b"),
        Term("noch ist kein Durchgang", r"\bkein Durchgang ist\b"),
        Term("einen Würfel oder eine Karte", r"\b(letzte|einzige[nsm]?) Stück\b", r"^(?!talk)"),
        Term("Ansage", r"\b[Gg]ebote?\b|\bVorhersage|\bPrognose"),
        Term("Trumpf", r"\bAtout\b"),
        Term("diese Partie", r"\b[Dd]ieses Spiel\b", r"^(rules|table|scores|replay)\."),
        Term("an diesem Computer", r"\bdiese[nm] Bildschirm\b", r"^setup"),
        Term("vier Farben", r"\b[Dd]rei Farben\b"),
        Term("fehlgeschlagen", r"\bverweigert\b"),
        Term("sehr groß", r"^Größer$"),
        Term("du", r"\bIhnen\b|\b(müssen|können|dürfen|wollen|haben) Sie\b"),
        Term("sind verbündet", r"\bwer sie gewinnt, ist\b|\bfür wen du verbündet\b"),
    ],
    "fr": [
        Term("manche", r"\btour \{|\bmain \{"),
        Term("partie", r"\b[Mm]atch(e?s)?\b|\b[Nn]ouveau jeu\b"),
        Term("pli", r"\b[Ll]evées?\b"),
        Term("suivre", r"\b[Ff]ourni(r|s|t|ssez)?\b"),
        Term("réussie", r"[Aa]nnonces? (est |sont )?(tenue|exacte|juste)s?\b|tiens ton annonce"),
        Term("ratée", r"[Aa]nnonces? manquée"),
        Term("entame", r"\b(commence|débute|ouvre) (le|un) (pli|suivant|premier pli)"),
        Term("tête de mort", r"\b[Cc]rânes?\b"),
        Term("bloc de score", r"\b[Cc]arnet\b|feuille de score|pour les scores"),
        Term("sac", r"\bsachet\b|\bbourse\b"),
        Term("paravent", r"\bécran de jeu\b|\bcache\b"),
        Term("pari", r"\bmise sur\b|\bgageure"),
        Term("humain", r"^Personne$", r"^setup"),
        Term("qui a le plus de points", r"(?<!ui a )le \**plus de points\** gagne"),
        Term(
            "qui est à gauche", r"\bjoueu(r|se)s?\b|\bplaces? (à|suivante)|\d places|\} places?\b"
        ),
        Term("balaie", r"\bvide le pli"),
        Term("cachés aux autres", r"\b[Tt]oi seule?\b"),
        Term("enregistrer et quitter", r"\bSauver\b"),
        Term("l’enregistrement a échoué", r"disque refuse"),
        Term("menu principal", r"^(Titre|Écran titre)$"),
        Term("si le jeu te plaît", r"\bvous\b", r"^(?!talk)"),
        Term("plis\u00a0: {won}", r"\{\w+\} gagnés|gagnés\u00a0: \{"),
        Term("**{names}**\u00a0:", r"\b(de|d’) ?\**\{(names?|leader|dealer|looter|taker|who)\}"),
        Term("King", r"\b[Rr]oi\b"),
        Term("qui aurait gagné", r"presque gagnant"),
        Term("la tête de mort", r"\b([Ll]e|[Uu]n|[CcMmTtSs]on|[Cc]e) tête de mort|mort égaux"),
        Term("plus haut nombre", r"plus grand nombre"),
        Term("le noir est atout", r"\bNoir est atout|noir est l’atout"),
        Term("le jaune", r"[Cc]’est (bleu|jaune) (:|qui)|C’est rouge qui"),
        Term("écarte", r"[Dd]éfauss"),
        Term("écartes-en", r"\w+e-en\b"),
        Term("pouvoir", r"\b[Tt]alents?\b"),
        Term("non distribuées", r"cartes du reste"),
        Term("qui a un nom", r"Pirate nommé"),
        Term("s’allient", r"\b(sont|ton|sans) alliés?\b"),
        Term("le Butin", r"\b[Ll]e butin\b", r"^(setup|scores)"),
        Term("charges de canon", r"charge des canons"),
        Term("qu’un dé", r"\b[Pp]ièces?\b", r"^(judge|settings|sharing|shared)\."),
        Term("suivre le {colour}", r"suivre \{colour\}"),
        Term("perd contre", r"^(Battu|Joué) par"),
        Term("ratée d’un pli", r"\bRaté (d’|de )"),
        Term("coulée", r"^coulé\b"),
        Term("manche de", r"\bmanche à (\{|neuf)|les plis, à \{"),
        Term("on joue ce qu’on veut", r"ce qu’il veut|peux tout jouer"),
        Term("avant le premier nombre", r"avant tout nombre"),
        Term("de même quand", r"(^|\. )Aussi (quand|si)\b"),
        Term("c’est une ronde", r"tourne en rond"),
        Term("appuie", r"\bAppuyer\b"),
        Term("tes annonces", r"\bvos\b", r"^(setup|rules|explain)\."),
        Term("aucune couleur à suivre", r"\b[Pp]ersonne ne doit\b"),  # is not allowed to
        Term("toutes les faces sorties", r"\bjamais sorties"),  # never came up
        Term("avec la Baleine", r"\b[Ss]ous la Baleine"),
        Term("à jeu découvert", r"\b[Jj]eux? ouverts?\b"),
        Term("annonces à zéro", r"\b[Aa]nnonces? de zéro"),
        Term("s’il n’y a que des", r"\b[Ee]ntre (Fuites|drapeaux) seulement"),
        Term("annonce", r"\b[Ee]nchères?\b|\b[Pp]ronostic|\b[Pp]rédiction"),
        Term("atout", r"\b[Tt]riomphes?\b"),
        Term("couleur", r"\b[Ee]nseignes?\b"),
        Term("sur cet ordinateur", r"\bcet écran\b", r"^setup"),
        Term("quatre couleurs", r"\b[Tt]rois couleurs\b"),
        Term("reçoit aussi", r"\b[Tt]rois jeux\b"),
        Term("cartes reçues", r"^Autant de cartes que\b"),
        Term("par dé tiré", r"\bdistribu", r"\.dice\."),
        Term("avec tes rivaux", r"\b[Tt]oi et tes\b"),
        Term("dans le même pli", r"\bdeux (sortent )?dans un pli"),
        Term("pas assez de plis restants", r"\bque \{(count|cards|left)\}"),  # qu’un
    ],
    "it": [
        Term("dichiarazione", r"\b[Aa]nnunc"),
        Term("partita", r"\b[Mm]atch\b|\b[Nn]uovo gioco\b"),
        Term("mano", r"\b([Mm]anche|[Rr]ound|[Ss]mazzat[ae])\b"),
        Term("presa", r"\b[Tt]rucc(o|hi)\b|\b[Bb]azz[ae]\b"),
        Term("mancata", r"dichiarazion[ei] (è |sono )?(fallit|sbagliat|errat|pers)"),
        Term("schermo", r"\b[Pp]aravent|\b[Ss]eparé\b|\b[Dd]ivisori"),
        Term("teschio", r"\b[Cc]ran(io|i)\b|\btest[ae] di morto"),
        Term("riuscita", r"dichiarazion[ei] (è |sono )?(esatt|centrat|giust)"),
        Term("apre", r"\b(inizia|comincia) (la|una) (prossima|presa|prima presa|seguente|success)"),
        Term("seguire", r"\b[Rr]ispond"),
        Term("colore", r"\b[Ss]em[ei]\b"),
        Term("King", r"\b[Rr]e\b"),
        Term("briscola", r"\b[Aa]tout\b"),
        Term("sacchetto", r"\bsacco\b"),
        Term("ammalia", r"\bincanta"),
        Term("scommessa", r"\bpuntat[ae]\b"),
        Term("umano", r"^Persona$", r"^setup"),
        Term("segnapunti", r"per i punti\b|foglio dei punti|[Bb]locco dei punti"),
        Term("salvataggio non riuscito", r"disco rifiuta"),
        Term("menu principale", r"^Titolo$"),
        Term("spazza via", r"\bsvuota\b"),
        Term("dichiarate {bid}, fatte {won}", r"\bdetto \{|preso \{"),
        Term(
            "chi sta a sinistra", r"\bposto a sinistra|\bposto seguente|\} posti\b|\bgiocator[ei]\b"
        ),
        Term("né una di più né una di meno", r"esattamente tante"),
        Term("quante ne permetta il mazzo", r"quante ne bastino"),
        Term("solo tu guardi", r"guardi tu solo"),
        Term("chi avrebbe vinto", r"quasi vincitore"),
        Term("nella salata", r"Nella Salsa"),
        Term("tira", r"\b[Ll]anci(a|are|arlo|o|ano)?\b"),
        Term("abilità", r"\b[Tt]alent[io]\b|suo potere"),
        Term("non distribuite", r"dal resto\b|carte avanzate"),
        Term("lo batte", r"\bbatte lui\b"),
        Term("di una presa", r"dichiarazione di uno\b|\bdichiara uno\b"),
        Term("distribuisce", r"\b[Mm]azzier[ei]\b|dà le carte", r"^ledger"),  # dice as well
        Term("chi sta", r"\bchi siede\b"),
        Term("seguire il {colour}", r"\b(seguire|segui) \{colour\}"),
        Term("perde contro", r"^(Battuto|Giocato) da"),
        Term("finché non hanno dichiarato tutti", r"finché tutti hanno"),
        Term("si alleano", r"\b(sono|tuo) alleat[oi]\b|senza alleati"),
        Term("il Bottino", r"\b[Ii]l bottino\b", r"^(setup|scores)"),
        Term("cariche di cannone", r"carica dei cannoni"),
        Term("prese: {won}", r"\{won\} fatte"),
        Term("vinta: {date}", r"\bil \{date\}"),  # l’8, l’11
        Term("per secondo", r"\bcome secondo\b"),
        Term("apre il fantasma", r"[Cc]omincia il\b"),
        Term("in rotta", r"In pieno:"),
        Term("quello che vuole", r"giocare di tutto"),
        Term("non hai giallo", r"\bgiallo da te\b"),
        Term("il più alto è {number}", r"\b([Ii]l|del|nel|al|dal|sul) \{(number|percent)"),  # l’8
        Term("le tue dichiarazioni", r"\bvostr[aei]\b", r"^(setup|rules|explain)\."),
        Term("nessun colore da seguire", r"\b[Nn]essuno deve\b"),  # is not allowed to
        Term("facce uscite finora", r"\bmai uscite"),  # never came up
        Term("con la Balena", r"\b[Ss]otto la Balena"),
        Term("a gioco scoperto", r"\b[Mm]ani scoperte"),
        Term("rilascia", r"\b[Ll]ascia(\*\*)? (per|altrove|sull)"),
        Term("se ci sono solo", r"\b[Ss]olo fra (le )?(bandiere|Fughe)"),
        Term("nella stessa presa", r"[Tt]utti e due in una presa\b"),
        Term("{place}º posto", r"\bposto \{place\}"),
        Term("se vince:", r"^Vince: "),
        Term("nella scatola non ce ne sono più", r"\baltr[ie] \{role\}"),  # Sirene as well
        Term("quattro colori", r"(?<!altri )\b[Tt]re colori\b"),
        Term("riceve carte anche", r"\bterza mano\b"),
        Term("dado pescato", r"\bdistribuit", r"\.dice\."),
        Term("a questo computer", r"\bquesto schermo\b", r"^setup"),  # that hides the dice
        Term("dichiara", r"\b[Pp]ronostic|\bprevision[ei]\b"),
        Term("finché si impara", r"\b(imparate|condividete)\b"),
    ],
}
ROWS = [(language, term) for language, terms in TERMS.items() for term in terms]


def test_every_language_has_words_of_its_own() -> None:
    assert set(TERMS) == set(LANGUAGES)


@pytest.mark.no_cover
@pytest.mark.parametrize(("language", "term"), ROWS, ids=lambda row: str(getattr(row, "word", row)))
def test_nothing_is_called_by_another_word(language: str, term: Term) -> None:
    other = [
        f"{key}: {text}"
        for key, text in catalog(language).items()
        if not key.startswith(ALSO)  # what players may look for instead
        and re.search(term.where, key)
        and not re.search(term.fine, key)
        and re.search(term.never, text)
    ]
    assert other == [], f"it is called {term.word}"


@pytest.mark.no_cover
@pytest.mark.parametrize(("language", "term"), ROWS, ids=lambda row: str(getattr(row, "word", row)))
def test_the_word_itself_is_used(language: str, term: Term) -> None:
    texts = " ".join(catalog(language).values()).lower()
    assert term.word.lower() in texts


# How each language says that a Mermaid charms the Skull King.
CHARMS = {
    "en": r"\bMermaid\b.*\bcharms\b",
    "de": r"Meerjungfrau\b.*\bbetört",
    "fr": r"Sirène\b.*\bcharme\b",
    "it": r"Sirena\b.*\bammalia\b",
}
PIRATES = (
    r"^(choice\.role\.pirate|explain\.pirate|rules\.piece\.(dice|cards)\.pirate"
    r"|rules\.short\.\w+\.pirates\.text)$"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_pirate_beats_is_told_with_the_mermaid_who_beats_him(language: str) -> None:
    told = {key: text for key, text in catalog(language).items() if re.search(PIRATES, key)}
    assert len(told) == 6
    assert [key for key, text in told.items() if not re.search(CHARMS[language], text)] == []
