"""Signing in at an OpenID provider in a browser: joining, coming back, refusing, linking and unlinking."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

pytest.importorskip("playwright")
pytest.importorskip("joserfc")

from playwright.sync_api import Browser, Page

from ..openid_provider import CLIENT, SECRET, Provider, running_provider
from ..running import Running
from . import browsing
from .browsing import PHONE, opened, too_wide
from .test_account import join, new_name, to_account

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


class OwnAddress(Running):
    """A server that knows its own address: the provider sends people back to it."""

    def launch(self) -> None:
        self.environment["SEPTEM_SITE"] = self.url
        super().launch()


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    with running_provider() as found:
        yield found


@pytest.fixture(scope="module")
def linked_site(provider: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    known = {"OPENID_ISSUER": provider.issuer, "OPENID_CLIENT": CLIENT, "OPENID_SECRET": SECRET}
    server = OwnAddress(tmp_path_factory.mktemp("openid"), **known, OPENID_NAME="City Hall", ACCOUNTS_AN_HOUR="1000")
    provider.site = server.url
    yield server.url
    server.kill()


@pytest.fixture(autouse=True)
def new_person(provider: Provider) -> None:
    provider.subject = secrets.token_hex(8)


def agree(page: Page) -> None:
    page.locator("#agree").click()
    page.locator("[data-test=member]").wait_for()


def test_a_guest_joins_and_comes_back_on_a_phone(browser: Browser, linked_site: str) -> None:
    page, name = opened(browser, linked_site), new_name()
    to_account(page)
    page.locator("[data-test=join-name]").fill(name)
    page.locator("[data-test=join-openid]").click()
    agree(page)
    assert name in page.locator("[data-test=account]").inner_text()
    phone = opened(browser, f"{linked_site}/account", viewport=PHONE, locale="fr-FR")
    assert "City Hall" in phone.locator("[data-test=sign-in-openid]").inner_text()
    assert too_wide(phone) == []
    phone.locator("[data-test=sign-in-openid]").click()
    agree(phone)
    assert name in phone.locator("[data-test=account]").inner_text()
    assert too_wide(phone) == []


def test_who_refuses_at_the_provider_stays_a_guest(browser: Browser, linked_site: str) -> None:
    page = opened(browser, f"{linked_site}/account")
    page.locator("[data-test=sign-in-openid]").click()
    page.locator("#refuse").click()
    page.locator("[role=alert]").wait_for()
    page.locator("[data-test=sign-in-go]").wait_for()


def test_a_member_links_and_unlinks_the_provider(browser: Browser, linked_site: str) -> None:
    page = opened(browser, linked_site)
    join(page, new_name())
    page.locator("[data-test=openid-link]").click()
    agree(page)
    page.locator("[data-test=openid-unlink]").click()
    page.locator("[data-test=openid-link]").wait_for()


def test_there_is_no_button_without_a_provider(browser: Browser, site: str) -> None:
    page = opened(browser, f"{site}/account")
    page.locator("[data-test=sign-in-go]").wait_for()
    assert page.locator("[data-test=sign-in-openid], [data-test=join-openid]").count() == 0
