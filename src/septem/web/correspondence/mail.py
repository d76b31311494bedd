"""Mail, if the operator has configured a server for it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

TIMEOUT = 15.0  # seconds
PORTS = {"smtp": 587, "smtps": 465}


async def send(server: str, sender: str, to: str, subject: str, text: str) -> None:
    await asyncio.to_thread(send_now, server, sender, to, subject, text)


def send_now(server: str, sender: str, to: str, subject: str, text: str) -> None:
    """`smtp://name:password@host:port` uses STARTTLS if there is a name, `smtps://…` uses TLS from the start."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message.set_content(text)
    where = urlsplit(server)
    host, port = where.hostname or "localhost", where.port or PORTS[where.scheme]
    if where.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=ssl.create_default_context())
    else:
        connection = smtplib.SMTP(host, port, timeout=TIMEOUT)
    with connection:
        if where.username and where.scheme == "smtp":
            connection.starttls(context=ssl.create_default_context())
        if where.username:
            connection.login(unquote(where.username), unquote(where.password or ""))
        connection.send_message(message)
