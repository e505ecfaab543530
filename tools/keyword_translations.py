"""Write the English translations of the concepts' keywords, for the bots of Pictures.

    python -m tools.keyword_translations

Needed after the concepts have changed; it takes about half a minute.
"""

from __future__ import annotations

import json
from pathlib import Path

from redtable.bots.pictures import names

TARGET = Path(names.__file__).with_name(names.TRANSLATED)


def main() -> None:
    """Translate and write."""
    found = {
        language: dict(sorted(names.translated_keywords(names.keywords_in(language), language).items()))
        for language in names.LANGUAGES[1:]
    }
    TARGET.write_text(json.dumps(found, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
