"""Training: errors become smaller, and a network comes back from its file."""

from septem import Duel, Stream
from septem.ai.duel import weights
from septem.ai.duel.self_play import SelfPlay, SelfPlayConfig


def test_an_untrained_network_learns() -> None:
    stream = Stream(3, "learn")
    learner = weights.untrained(stream)
    self_play = SelfPlay(Duel(), weights.rounded(learner), stream, SelfPlayConfig(0.05, 1.0))
    self_play.play(1)
    errors = []
    for _ in range(4):
        learner.learn(self_play.samples, stream, 0.05)
        errors.append(learner.error)
    assert errors[-1] < errors[0] / 2
    assert all(0.0 <= target <= 1.0 for target in self_play.samples.targets())


def test_self_play_with_a_search() -> None:
    stream = Stream(3, "learn")
    network = weights.load("pantheon")
    self_play = SelfPlay(Duel(pantheon=True), network, stream, SelfPlayConfig(0.05, 0.5, iterations=1))
    self_play.play(1)
    assert self_play.samples.size > 40


def test_a_network_comes_back_from_its_text() -> None:
    network = weights.load("base")
    text = weights.write(network)
    assert weights.write(weights.read(text)) == text
    again = weights.trained(network)
    assert weights.write(weights.rounded(again)) == text
