"""Optional accounts: passwords, recovery codes and passkeys. Nobody needs an account to play."""
