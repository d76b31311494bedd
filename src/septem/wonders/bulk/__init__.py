"""Many games at once: random playouts and tables of their outcomes."""
