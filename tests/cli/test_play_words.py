"""What people type, in four languages: cards, calls, words, and the letters that mislead."""

import pytest

from honeymoon.cli.play_words import SPOKEN, Command, Verb, Words, parse, words_of
from honeymoon.locales import LANGUAGES, Texts
from honeymoon.rules.actions import ACTIONS, CHOOSE, Kind, parse_action
from honeymoon.rules.cards import CARDS

WORDS = {language: words_of(Texts(language)) for language in LANGUAGES}
CARD, CALL, DISCARD = (Kind.CARD,), (Kind.CALL,), (Kind.DISCARD,)


def token(line: str, words: Words, kinds: tuple[Kind, ...]) -> str:
    """The canonical token of the action that the line means, the verb where it means none."""
    command = parse(line, words, kinds)
    return str(command.action) if command.action is not None else command.verb.value


@pytest.mark.parametrize(
    ("language", "line", "card"),
    [
        ("en", "ac", "CA"),
        ("en", "a clubs", "CA"),
        ("en", "ace of clubs", "CA"),
        ("en", "Ace Clubs", "CA"),
        ("en", "10h", "HT"),
        ("en", "th", "HT"),
        ("en", "a♣", "CA"),
        ("en", "♣a", "CA"),
        ("en", "♣ 10", "CT"),
        ("en", "play qd", "DQ"),
        ("es", "ac", "HA"),
        ("es", "at", "CA"),
        ("es", "tt", "CT"),
        ("es", "as de tréboles", "CA"),
        ("es", "AS DE TREBOLES", "CA"),
        ("es", "dama picas", "SQ"),
        ("es", "qp", "SQ"),
        ("es", "jugar 10d", "DT"),
        ("es", "a♣", "CA"),
        ("pt", "ap", "CA"),
        ("pt", "ac", "HA"),
        ("pt", "ae", "SA"),
        ("pt", "qo", "DQ"),
        ("pt", "ás de espadas", "SA"),
        ("it", "ap", "SA"),
        ("it", "ac", "HA"),
        ("it", "af", "CA"),
        ("it", "qq", "DQ"),
        ("it", "regina di cuori", "HQ"),
        ("it", "fante quadri", "DJ"),
    ],
)
def test_a_card_is_read_by_the_letters_of_the_language(language: str, line: str, card: str) -> None:
    """C is clubs in English and hearts elsewhere, P is spades or clubs, Q a queen or diamonds."""
    assert token(line, WORDS[language], CARD) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_by_letter_symbol_and_name(language: str) -> None:
    """All 52 cards in all their spellings, ten as 10 and as T."""
    texts, words = Texts(language), WORDS[language]
    for card in CARDS:
        rank, suit = card.rank.letter, card.suit
        name = texts("card-name", rank=texts(f"rank-{rank}"), suit=texts(f"suit-{suit}"))
        letter, symbol = texts(f"suit-letter-{suit}"), "♣♦♥♠"[suit]
        shown = rank.replace("T", "10")
        spellings = (name, rank + letter, shown + letter, shown + symbol, symbol + rank)
        assert {token(line, words, CARD) for line in spellings} == {str(card)}


@pytest.mark.parametrize(
    ("language", "line", "is_trap"),
    [
        ("en", "ac", False),
        ("es", "ac", True),
        ("es", "qp", True),
        ("es", "a♥", False),
        ("es", "as de corazones", False),
        ("es", "as c", True),
        ("pt", "ap", True),
        ("pt", "ae", True),
        ("it", "qq", True),
        ("it", "af", False),
    ],
)
def test_only_a_letter_that_misleads_has_to_be_confirmed(
    language: str, line: str, is_trap: bool
) -> None:
    """A symbol, a name, or English letters in English are what they seem."""
    assert parse(line, WORDS[language], CARD).is_trap is is_trap


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_suit_in_front_is_read_only_as_a_symbol(language: str) -> None:
    """Suit first by letter could be another card of another language."""
    for line in ("ca", "hq", "s10", "pq"):
        assert parse(line, WORDS[language], CARD).verb is Verb.UNREADABLE
    assert token("♥q", WORDS[language], CARD) == "HQ"


@pytest.mark.parametrize(
    ("language", "line", "call"),
    [
        ("en", "3nt", "3NT"),
        ("en", "3 NT", "3NT"),
        ("en", "3n", "3NT"),
        ("en", "3 no trump", "3NT"),
        ("en", "1c", "1C"),
        ("en", "7 spades", "7S"),
        ("en", "2♦", "2D"),
        ("en", "pass", "pass"),
        ("en", "p", "pass"),
        ("en", "x", "X"),
        ("en", "double", "X"),
        ("en", "xx", "XX"),
        ("en", "redouble", "XX"),
        ("es", "1c", "1H"),
        ("es", "1t", "1C"),
        ("es", "3 sin triunfo", "3NT"),
        ("es", "paso", "pass"),
        ("es", "doblo", "X"),
        ("es", "redoblo", "XX"),
        ("pt", "1p", "1C"),
        ("pt", "1e", "1S"),
        ("pt", "3sa", "3NT"),
        ("pt", "3 sem trunfo", "3NT"),
        ("pt", "passo", "pass"),
        ("pt", "contra", "X"),
        ("pt", "recontra", "XX"),
        ("it", "1q", "1D"),
        ("it", "1f", "1C"),
        ("it", "3nt", "3NT"),
        ("it", "passo", "pass"),
        ("it", "contro", "X"),
        ("it", "surcontro", "XX"),
    ],
)
def test_a_call_is_read_by_the_words_of_the_language(language: str, line: str, call: str) -> None:
    """Level and strain together or apart, and the words of the table."""
    assert token(line, WORDS[language], CALL) == call


@pytest.mark.parametrize(
    ("language", "keep", "reject", "take", "refuse"),
    [
        ("en", "keep k", "reject r", "take t", "refuse f"),
        ("es", "guardar g k", "rechazar r", "tomar t", "rehusar r f"),
        ("pt", "guardar g k", "rejeitar r", "pegar p t", "recusar r f"),
        ("it", "tenere t k", "scartare s r", "prendere p t", "rifiutare r f"),
    ],
)
def test_the_two_draws_have_words_and_letters_of_their_own(
    language: str, keep: str, reject: str, take: str, refuse: str
) -> None:
    """The letters of the language, and K R T F in all of them."""
    draw, pick = (Kind.DRAW,), (Kind.PICK,)
    for words, kinds, meant in (
        (keep, draw, "keep"),
        (reject, draw, "reject"),
        (take, pick, "take"),
        (refuse, pick, "refuse"),
    ):
        assert {token(word, WORDS[language], kinds) for word in words.split()} == {meant}


@pytest.mark.parametrize("language", LANGUAGES)
def test_contracts_of_four_open_cards_keep_their_swedish_names(language: str) -> None:
    """The suit of Valfri follows the language; Pass is no call here."""
    texts, words = Texts(language), WORDS[language]
    kinds = (Kind.CONTRACT,)
    for action in CHOOSE:
        contract = action.contract
        if contract.kind != "valfri":
            assert token(contract.kind, words, kinds) == str(action)
        else:
            for suit in (texts(f"suit-{contract.trump}"), "♣♦♥♠"[contract.trump or 0]):
                assert token(f"valfri {suit}", words, kinds) == str(action)
                assert token(f"Valfri:{suit}", words, kinds) == str(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_language_and_of_english_is_understood(language: str) -> None:
    """Where nothing is decided, each word means what it says; English ones where they are free."""
    texts, english = Texts(language), Texts("en")
    own = {w.strip(): verb for verb in SPOKEN for w in texts(f"word-{verb.value}").split(",")}
    for word, verb in own.items():
        assert parse(word, WORDS[language], ()).verb is verb
        assert parse(word.upper(), WORDS[language], ()).verb is verb
    for verb in SPOKEN:
        first = english(f"word-{verb.value}").split(",")[0]
        assert parse(first, WORDS[language], ()).verb is verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_language_means_two_things(language: str) -> None:
    """Inside one phase, and among the words of every phase."""
    texts = Texts(language)
    groups = (
        [verb.value for verb in SPOKEN],
        ["keep", "reject"],
        ["take", "refuse"],
        ["pass", "double", "redouble"],
    )
    for names in groups:
        words = [word.strip() for name in names for word in texts(f"word-{name}").split(",")]
        assert len(words) == len(set(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_questions_are_the_same_everywhere(language: str) -> None:
    """2 is the second of the list; ? asks about what follows, or about everything."""
    words = WORDS[language]
    assert parse("2", words, CARD).number == 2
    assert parse(" 13 ", words, CARD).number == 13
    assert parse("", words, CARD).verb is Verb.ENTER
    assert parse("?", words, CARD).verb is Verb.POSSIBLE
    asked = parse("? a♥", words, CARD)
    assert (asked.verb, str(asked.action)) == (Verb.POSSIBLE, "HA")
    assert parse("?3", words, CARD).number == 3
    assert parse("? zz", words, CARD).verb is Verb.UNREADABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_asks_about_a_computer_player_and_about_a_card_what_is_possible(language: str) -> None:
    """Alone it is about the last action, with a number about one before it."""
    words = WORDS[language]
    why = next(word for word, verb in words.verbs.items() if verb is Verb.WHY)
    assert parse(why, words, CARD) == Command(Verb.WHY)
    assert parse(f"{why} 2", words, CARD) == Command(Verb.WHY, number=2)
    about = parse(f"{why} a♥", words, CARD)
    assert (about.verb, str(about.action)) == (Verb.POSSIBLE, "HA")
    assert parse(f"{why} zz", words, CARD).verb is Verb.UNREADABLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", [Verb.WHY, Verb.HINT])
def test_the_first_word_for_a_question_begins_with_no_key_that_decides(
    language: str, verb: Verb
) -> None:
    """In the draws a letter alone decides at once: whoever types the word would take a card."""
    words = WORDS[language]
    first = next(word for word, meaning in words.verbs.items() if meaning is verb)
    for kinds in ((Kind.DRAW,), (Kind.PICK,)):
        assert first[0] not in words.keys(kinds)


def test_a_card_is_a_discard_where_cards_are_laid_aside() -> None:
    """So a discard needs no sign of its own; with the word play it is a lead all the same."""
    assert token("4c", WORDS["en"], DISCARD) == "-C4"
    assert token("4c", WORDS["en"], (Kind.DISCARD, Kind.CARD)) == "-C4"
    assert token("play 4c", WORDS["en"], (Kind.DISCARD, Kind.CARD)) == "C4"
    assert token("play 4c", WORDS["en"], DISCARD) == "C4"


@pytest.mark.parametrize("line", ["zz", "8nt", "0nt", "1", "11c", "a", "♣", "why", "💥", "-1", "²"])
def test_nothing_unreadable_becomes_an_action(line: str) -> None:
    """What is no action stays none, whatever is asked for."""
    for kinds in (CARD, CALL, (Kind.DRAW,), (Kind.CONTRACT,), ()):
        assert parse(line, WORDS["en"], kinds).verb is not Verb.ACTION


def test_an_action_of_another_phase_is_read_so_that_the_rules_refuse_it() -> None:
    """The answer can then name the rule."""
    assert token("3nt", WORDS["en"], CARD) == "3NT"
    assert token("take", WORDS["en"], (Kind.DRAW,)) == "take"
    assert token("7h", WORDS["en"], CALL) == "7H"
    assert parse("7h", WORDS["en"], CALL).action == parse_action("7H", CALL)
    assert parse("7h", WORDS["en"], CARD).action in ACTIONS[:52]
