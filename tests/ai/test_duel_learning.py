"""Learning: errors become smaller, and what was learned comes back from its file."""

from septem import Duel, Stream
from septem.ai.duel import weights
from septem.ai.duel.self_play import Manner, Practice


def test_a_beginner_learns() -> None:
    stream = Stream(3, "learn")
    learner = weights.beginner(stream)
    practice = Practice(Duel(), weights.rounded(learner), stream, Manner(0.05, 1.0))
    practice.play(1)
    errors = []
    for _ in range(4):
        learner.learn(practice.samples, stream, 0.05)
        errors.append(learner.error)
    assert errors[-1] < errors[0] / 2
    assert all(0.0 <= target <= 1.0 for target in practice.samples.targets())


def test_practice_with_a_search() -> None:
    stream = Stream(3, "learn")
    network = weights.load("pantheon")
    practice = Practice(Duel(pantheon=True), network, stream, Manner(0.05, 0.5, iterations=1))
    practice.play(1)
    assert practice.samples.size > 40


def test_a_network_comes_back_from_its_text() -> None:
    network = weights.load("base")
    text = weights.write(network)
    assert weights.write(weights.read(text)) == text
    pupil = weights.pupil(network)
    assert weights.write(weights.rounded(pupil)) == text
