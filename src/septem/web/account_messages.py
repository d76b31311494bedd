"""Requests and replies about accounts. The page's types are generated from these models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, SecretStr, StringConstraints

from .accounts.passwords import LONGEST, SHORTEST
from .messages import Name
from .scene import WireModel

NewPassword = Annotated[SecretStr, Field(min_length=SHORTEST, max_length=LONGEST)]
GivenPassword = Annotated[SecretStr, Field(min_length=1, max_length=LONGEST)]
RecoveryCode = Annotated[SecretStr, Field(min_length=1, max_length=60)]
SessionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]


class NewAccount(WireModel):
    name: Name
    password: NewPassword


class SignIn(WireModel):
    name: Name
    password: GivenPassword


class Recovery(WireModel):
    """A recovery code replaces the password."""

    name: Name
    code: RecoveryCode
    password: NewPassword


class Proof(WireModel):
    password: GivenPassword


class PasswordChange(WireModel):
    password: NewPassword


Credential = Annotated[dict[str, Any], Field(max_length=20)]  # as browsers write it: `PublicKeyCredential.toJSON`
PasskeyId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]


class PasskeyWish(WireModel):
    name: Name | None = None  # of the account to be made


class PasskeyOptions(WireModel):
    options: dict[str, Any]  # for `navigator.credentials`, as JSON


class PasskeyAnswer(WireModel):
    credential: Credential


class PasskeyAccount(WireModel):
    name: Name
    credential: Credential


class PasskeyInfo(WireModel):
    id: str
    device: str  # on which it was made
    created: int
    used: int | None


class Account(WireModel):
    """Who somebody is: a guest has no name here."""

    name: str | None
    created: int | None  # milliseconds since 1970
    password: bool  # whether the member has one
    codes: int  # recovery codes that are left
    proved: bool  # whether the member proved lately who they are: needed for changes of the account
    bot_account: bool  # whether a program plays for the member
    provider: str | None  # the name of the OpenID provider, if the operator has configured one
    linked: bool  # whether the member can sign in there


class Codes(WireModel):
    """Recovery codes. They are shown once."""

    codes: list[str]


class SessionInfo(WireModel):
    id: str
    device: str  # a browser and a system; empty if unknown
    created: int
    used: int
    current: bool


class OpenIdWish(WireModel):
    """To sign in at the provider; to join if a name is given; to link it to an account, or to prove who one is."""

    purpose: Literal["sign_in", "link", "prove"] = "sign_in"
    name: Name | None = None


class OpenIdAddress(WireModel):
    address: str  # where the browser goes
