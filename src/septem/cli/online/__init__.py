"""A player of this package on a server: `septem bot --server`."""
