"""Files for operators: they name only metrics and settings that exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.metrics import MetricWrapperBase

from septem.web import metrics
from septem.web.settings import Settings, read_settings

TOP = Path(__file__).parents[2]
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}


def known_metrics() -> dict[str, set[str]]:
    """The labels of each metric, by the exact name that Prometheus has for it."""
    found: dict[str, set[str]] = {}
    for metric in vars(metrics).values():
        if isinstance(metric, MetricWrapperBase):
            (family,) = metric.describe()
            extra = {"le"} if family.type == "histogram" else set()
            found |= {family.name + suffix: {*metric._labelnames, *extra} for suffix in SUFFIXES[family.type]}
    return found


@pytest.mark.parametrize("name", ["alerts.yaml", "grafana.json"])
def test_all_metrics_and_labels_exist(name: str) -> None:
    known, text = known_metrics(), (TOP / "deploy" / name).read_text()
    expressions = re.findall(r'(?:expr: |"expr": ")(.*)', text)
    assert expressions
    for expression in expressions:
        named = set(re.findall(r"septem_\w+", expression))
        assert named - set(known) == set()
        labels = {label.strip() for by in re.findall(r"by \(([^)]*)\)", expression) for label in by.split(",")}
        assert labels <= set().union(*(known[metric] for metric in named))


def test_the_dashboard_shows_every_metric() -> None:
    shown = set(re.findall(r"septem_\w+", (TOP / "deploy" / "grafana.json").read_text()))
    families = {re.sub(r"_(bucket|count|sum)$", "", name) for name in known_metrics()}
    assert families - {re.sub(r"_(bucket|count|sum)$", "", name) for name in shown} == set()


@pytest.mark.parametrize("name", ["compose.yaml", "Dockerfile", "deploy/septem.service", "docs/operating.md"])
def test_all_settings_exist(name: str) -> None:
    known = {f"SEPTEM_{field.upper()}" for field in Settings.model_fields} | {"SEPTEM_COMPILED"}
    named = set(re.findall(r"SEPTEM_[A-Z_]+", (TOP / name).read_text()))
    assert named
    assert named - known == set()


def test_every_setting_is_documented() -> None:
    documented = set(re.findall(r"`([A-Z_]+)`", (TOP / "docs" / "web.md").read_text()))
    assert {field.upper() for field in Settings.model_fields} - documented == set()


def test_every_image_has_an_exact_version() -> None:
    images = re.findall(r"^FROM (\S+)", (TOP / "Dockerfile").read_text(), re.MULTILINE)
    images += re.findall(r"image: (\S+)", (TOP / "compose.yaml").read_text())
    assert len(images) == 6
    assert [image for image in images if not re.search(r":\d+\.\d+", image)] == []


def test_every_service_starts_again() -> None:
    compose = yaml.safe_load((TOP / "compose.yaml").read_text())
    assert {service["restart"] for service in compose["services"].values()} == {"unless-stopped"}
    assert "/health" in (TOP / "Dockerfile").read_text()


def test_only_the_proxy_has_a_public_port_and_hides_what_is_private() -> None:
    services = yaml.safe_load((TOP / "compose.yaml").read_text())["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    hidden = re.search(r"@private path (.*)\n\s*respond @private 404", (TOP / "deploy" / "Caddyfile").read_text())
    assert hidden
    assert set(hidden[1].split()) == {"/metrics", "/health"}


def test_the_settings_of_the_service_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = re.findall(r"^Environment=(.*)$", (TOP / "deploy" / "septem.service").read_text(), re.MULTILINE)
    for assignment in (word for line in lines for word in shlex.split(line)):  # quotes as systemd reads them
        name, _, value = assignment.partition("=")
        monkeypatch.setenv(name, value)
    settings = read_settings()
    assert [str(network) for network in settings.proxies] == ["127.0.0.1/32"]
    assert settings.secure_cookies
