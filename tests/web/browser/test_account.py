"""The page of an account: joining, signing in with a password, a passkey or a recovery code, sessions, and leaving."""

from __future__ import annotations

import secrets

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, opened, seated, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT or not AXE.exists(),
    reason="needs Chromium, the built page and axe-core",
)
PASSWORD = "olive harbour lantern"
LOOKS = [{}, {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"}]


@pytest.fixture
def named_site(site: str) -> str:
    """Passkeys need a site with a name."""
    return site.replace("127.0.0.1", "localhost")


def new_name() -> str:
    return f"Ann {secrets.token_hex(4)}"


def to_account(page: Page) -> None:
    page.locator("[data-test=account-link]").click()
    page.locator("[data-test=account]").wait_for()


def join(page: Page, name: str) -> list[str]:
    to_account(page)
    page.locator("[data-test=join-name]").fill(name)
    page.locator("[data-test=join-password]").fill(PASSWORD)
    page.locator("[data-test=join-go]").click()
    codes = page.locator("[data-test=codes] code")
    codes.first.wait_for()
    found = codes.all_inner_texts()
    page.locator("[data-test=codes-done]").click()
    page.locator("[data-test=member]").wait_for()
    return found


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    page.locator("[data-test=sign-in-name]").fill(name)
    page.locator("[data-test=sign-in-password]").fill(password)
    page.locator("[data-test=sign-in-go]").click()


def with_authenticator(page: Page) -> None:
    """A device with a fingerprint reader, as far as the page can tell."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    tools.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**device, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )


def test_a_guest_keeps_a_game_and_finds_it_on_another_device(browser: Browser, site: str) -> None:
    page, name = opened(browser, site), new_name()
    seated(page, site, "duel", 1)
    table = page.url.rsplit("/", 1)[1]
    page.goto(site)
    join(page, name)
    phone = opened(browser, f"{site}/account", viewport=PHONE)
    sign_in(phone, name, "wrong password")
    phone.locator("[role=alert]").wait_for()
    sign_in(phone, name)
    phone.locator("[data-test=member]").wait_for()
    phone.locator("[data-test=session]").nth(1).wait_for()
    assert phone.locator("[data-test=session]").count() == 2
    phone.locator("[data-test=sessions-end]").click()
    phone.locator("[data-test=sessions-end]").wait_for(state="detached")
    phone.goto(site)
    phone.locator(f"a[href='/t/{table}'][data-test=my-table]").wait_for()
    page.goto(site)
    page.locator("[data-test=play-duel]").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.locator("[data-test=my-table]").count() == 0  # the phone has signed out this device


def test_play_comes_first_and_needs_no_account(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=PHONE)
    page.locator("[data-test=play-duel]").click()
    page.locator("[data-test=status]").wait_for()


def test_a_passkey_replaces_the_password(browser: Browser, named_site: str) -> None:
    page, name = opened(browser, f"{named_site}/account"), new_name()
    with_authenticator(page)
    page.locator("[data-test=join-name]").fill(name)
    page.locator("[data-test=join-passkey]").click()
    page.locator("[data-test=codes-done]").click()
    page.locator("[data-test=passkey]").wait_for()
    page.locator("[data-test=passkey-remove]").click()
    page.locator("[role=alert]").wait_for()  # the only way to sign in
    page.locator("[data-test=sign-out]").click()
    page.locator("[data-test=play-duel]").wait_for()
    to_account(page)
    page.locator("[data-test=sign-in-passkey]").click()
    page.locator("[data-test=member]", has_text=name).wait_for()
    page.locator("[data-test=new-password]").fill(PASSWORD)
    page.locator("[data-test=new-password-go]").click()
    page.locator("[role=status]").wait_for()
    page.locator("[data-test=passkey-remove]").click()
    page.locator("[data-test=passkey]").wait_for(state="detached")


def test_a_member_adds_a_passkey_and_signs_in_with_it(browser: Browser, named_site: str) -> None:
    page, name = opened(browser, named_site), new_name()
    with_authenticator(page)
    join(page, name)
    page.locator("[data-test=passkey-add]").click()
    page.locator("[data-test=passkey]").wait_for()
    page.locator("[data-test=sign-out]").click()
    page.locator("[data-test=play-duel]").wait_for()
    to_account(page)
    page.locator("[data-test=sign-in-passkey]").click()
    page.locator("[data-test=member]", has_text=name).wait_for()


def test_a_recovery_code_replaces_a_forgotten_password(browser: Browser, site: str) -> None:
    page, name = opened(browser, site), new_name()
    codes = join(page, name)
    page.locator("[data-test=sign-out]").click()
    page.locator("[data-test=play-duel]").wait_for()
    to_account(page)
    page.locator("[data-test=forgotten]").click()
    page.locator("[data-test=recovery-code]").fill(codes[2])
    sign_in(page, name, "marble cistern evening")
    page.locator("[data-test=member]").wait_for()


def test_everything_can_be_downloaded_and_deleted(browser: Browser, site: str) -> None:
    page, name = opened(browser, site), new_name()
    join(page, name)
    with page.expect_download() as waiting:
        page.locator("[data-test=export]").click()
    assert name in waiting.value.path().read_text()
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("[data-test=delete]").click()
    page.locator("[data-test=play-duel]").wait_for()
    to_account(page)
    sign_in(page, name)
    page.locator("[role=alert]").wait_for()


@pytest.mark.parametrize("looks", LOOKS)
def test_the_page_fits_and_keeps_nobody_out(browser: Browser, named_site: str, looks: dict[str, object]) -> None:
    page = opened(browser, f"{named_site}/account", bypass_csp=True, **looks)
    page.locator("[data-test=join]").wait_for()
    assert barriers(page) == []
    assert too_wide(page) == []
    page.locator("[data-test=join-name]").fill(new_name())
    page.locator("[data-test=join-password]").fill(PASSWORD)
    page.locator("[data-test=join-go]").click()
    page.locator("[data-test=codes]").wait_for()
    assert barriers(page) == []
    assert too_wide(page) == []
    page.locator("[data-test=codes-done]").click()
    page.locator("[data-test=session]").wait_for()
    assert barriers(page) == []
    assert too_wide(page) == []
