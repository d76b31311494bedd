"""Agora: senators, the senate, decrees and conspiracies."""
