"""The address of a client: that of the connection, or the one that a trusted proxy reports."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

UNKNOWN = "?"
NETWORK_BITS = 64  # of an IPv6 network
MAX_LENGTH = 45  # of an address


def group(address: str) -> str:
    """What limits count: an address, or the network of an IPv6 address, since one client has a whole network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or IPv6Network((parsed, NETWORK_BITS), strict=False))


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

    def group_of(self, connection: HTTPConnection) -> str:
        """What limits count for a client."""
        return group(self.of(connection))

    def of(self, connection: HTTPConnection) -> str:
        """The last address of the forwarding chain that is not a trusted proxy."""
        address = connection.client.host if connection.client else UNKNOWN
        forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
        for previous in reversed([part.strip() for part in forwarded.split(",")] if forwarded else []):
            if not self.is_proxy(address):
                break
            address = previous
        return address[:MAX_LENGTH]
