"""HTTP requests, WebSockets and security."""
