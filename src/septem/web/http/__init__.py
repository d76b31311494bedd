"""Requests, sockets and security of the server."""
