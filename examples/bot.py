"""A player in forty lines: honeymoon arena --game plain --a "cmd:python3 examples/bot.py" --b tips

It draws what is high, calls its longest suit once, wins a trick cheaply or throws its lowest
card. docs/bots.md describes each message.
"""

import json
import sys

RANKS = "23456789TJQKA"


def rank(card: str) -> int:
    """The height of a card such as HQ."""
    return RANKS.index(card[-1])


def choose(view: dict, legal: list[str]) -> str:
    """One of the legal actions."""
    if view["phase"] == "auction":
        hand = view["hands"][view["seat"]]["cards"]
        suit = max("CDHS", key=lambda suit: sum(card[0] == suit for card in hand))
        calls = [call for call in legal if call == f"1{suit}"]
        return calls[0] if calls else "pass"
    if view["phase"] == "play":
        if not (led := view["facts"]["trick"][:1]):
            return max(legal, key=rank)
        winners = [card for card in legal if card[0] == led[0][0] and rank(card) > rank(led[0])]
        return min(winners or legal, key=rank)
    if view["phase"] == "draw" and rank(view["facts"]["card"]) < rank("J"):
        return "reject"
    return min(legal, key=rank) if legal[0].startswith("-") else legal[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "forty-lines"}), flush=True)
    if message["type"] == "act":
        print(json.dumps({"action": choose(message["view"], message["legal"])}), flush=True)
