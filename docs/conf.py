"""How the documentation site is built from this folder: `make docs`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))  # the source as it is: compiled functions hide their types
sys.path.insert(0, str(Path(__file__).parent / "extensions"))

from septem import __version__

project = "Septem"
release = version = __version__
html_title = "Septem"
html_show_copyright = html_show_sphinx = False

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton", "listing"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3  # links to headings, as they work where the files are read without the site
copybutton_exclude = ".linenos, .gp, .go"  # what is copied can be run: no prompts, no output

autodoc_mock_imports = ["pyspiel", "ray"]  # heavy extras, which building the site does without
autodoc_inherit_docstrings = False  # other projects write theirs in other forms
autodoc_member_order = "bysource"
python_use_unqualified_type_names = True
maximum_signature_line_length = 100
default_role = "code"  # docstrings set names between single backticks

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1f4e79", "color-brand-content": "#1f4e79"},
    "dark_css_variables": {"color-brand-primary": "#8fb8de", "color-brand-content": "#8fb8de"},
}
