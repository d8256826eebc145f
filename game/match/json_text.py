"""JSON that anybody may have written: its data, or one kind of error whatever is wrong with it."""

from __future__ import annotations

import json

from game.rules.errors import RuleError


class JsonError(RuleError):
    """A text that is no JSON; the key is `truncated`, `not_json` or `damaged`."""


def parse(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        cut_off = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        key, what = ("truncated", "cut off") if cut_off else ("not_json", "no JSON")
        raise JsonError(key, f"{what}: {error}") from None
    except ValueError as error:  # a number with thousands of digits
        raise JsonError("not_json", f"no JSON: {error}") from None
    except RecursionError:
        raise JsonError("damaged", "nested too deeply") from None


def parse_object(text: str) -> dict[str, object]:
    """A JSON object, as settings and the like are kept; anything else is damaged."""
    data = parse(text)
    if not isinstance(data, dict):
        raise JsonError("damaged", "no JSON object")
    return data


def written(data: object) -> str:
    """As it lies in a file: indented, for people who look into it."""
    return json.dumps(data, indent=1) + "\n"
