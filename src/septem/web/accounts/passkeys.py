"""Passkeys (WebAuthn): a device signs a challenge with a key that never leaves it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..tables.refusal import Refusal

SITE_NAME = "Septem"
LONGEST_ID, LONGEST_KEY = 1400, 4000  # characters that are stored
DISCOVERABLE = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
)
BAD_INPUT = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)  # the library parses what clients sent


@dataclass(frozen=True)
class Site:
    """For which site a passkey counts: browsers bind it to the name of the site."""

    name: str
    origin: str

    @classmethod
    def of(cls, host: str, https: bool) -> Site:
        """The site of a request. Passkeys need a name: browsers refuse addresses."""
        name = host.rsplit(":", 1)[0] if host.rpartition(":")[2].isdecimal() else host
        if is_address(name.strip("[]")):
            raise Refusal("no_passkeys_here")
        return cls(name.lower(), f"{'https' if https else 'http'}://{host.lower()}")


@dataclass(frozen=True)
class NewPasskey:
    id: str
    key: str
    count: int


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def registration_options(site: Site, guest: str, name: str, known: list[str]) -> tuple[str, dict[str, Any]]:
    """The challenge, and what the browser needs to make a passkey."""
    made = generate_registration_options(
        rp_id=site.name,
        rp_name=SITE_NAME,
        user_id=guest.encode(),
        user_name=name or SITE_NAME,  # a guest may have no name yet
        authenticator_selection=DISCOVERABLE,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return bytes_to_base64url(made.challenge), json.loads(options_to_json(made))


def authentication_options(site: Site) -> tuple[str, dict[str, Any]]:
    """The challenge, and what the browser needs to sign it with a passkey that the person chooses."""
    made = generate_authentication_options(rp_id=site.name, user_verification=UserVerificationRequirement.REQUIRED)
    return bytes_to_base64url(made.challenge), json.loads(options_to_json(made))


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that a browser says it has signed. It proves nothing before the signature is verified."""
    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(data["challenge"])[:100]
    except BAD_INPUT:
        raise Refusal("bad_passkey") from None


def verify_new(site: Site, challenge: str, credential: dict[str, Any]) -> NewPasskey:
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except BAD_INPUT:
        raise Refusal("bad_passkey") from None
    made = NewPasskey(
        bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count
    )
    if len(made.id) > LONGEST_ID or len(made.key) > LONGEST_KEY:
        raise Refusal("bad_passkey")
    return made


def verify_signature(site: Site, challenge: str, credential: dict[str, Any], key: str, count: int) -> int:
    """Verify that a device has signed the challenge; returns its new count of signatures."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=count,
            require_user_verification=True,
        )
    except BAD_INPUT:
        raise Refusal("sign_in_failed") from None
    return found.new_sign_count
