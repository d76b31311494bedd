"""The address of a client: that of the connection, or the one that a trusted proxy reports."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address

from starlette.requests import HTTPConnection

UNKNOWN = "?"
MAX_LENGTH = 45  # of an address


class ClientAddresses:
    """Finds the address of a client. Only the configured proxies are trusted."""

    def __init__(self, proxies: Iterable[IPv4Network | IPv6Network]) -> None:
        self.proxies = tuple(proxies)

    def is_proxy(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.proxies)

    def of(self, connection: HTTPConnection) -> str:
        """The last address of the forwarding chain that is not a trusted proxy."""
        address = connection.client.host if connection.client else UNKNOWN
        forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
        for previous in reversed([part.strip() for part in forwarded.split(",")] if forwarded else []):
            if not self.is_proxy(address):
                break
            address = previous
        return address[:MAX_LENGTH]
