"""Where a request comes from: as the connection says, or as a proxy says that whoever runs the server trusts."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address

from starlette.requests import HTTPConnection

UNKNOWN = "?"
MOST_LETTERS = 45  # of an address


class Addresses:
    """Knows the proxies. What anybody else says of where they come from is not believed."""

    def __init__(self, proxies: Iterable[IPv4Network | IPv6Network]) -> None:
        self.proxies = tuple(proxies)

    def is_proxy(self, address: str) -> bool:
        try:
            place = ip_address(address)
        except ValueError:
            return False
        return any(place in network for network in self.proxies)

    def of(self, connection: HTTPConnection) -> str:
        """The last address on the way that no trusted proxy has."""
        address = connection.client.host if connection.client else UNKNOWN
        said = ",".join(connection.headers.getlist("x-forwarded-for"))
        for before in reversed([part.strip() for part in said.split(",")] if said else []):
            if not self.is_proxy(address):
                break
            address = before
        return address[:MOST_LETTERS]
