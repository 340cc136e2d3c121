"""
Prints the accessible tree of the page in Firefox, or of the object with a name: role, name, description and states of each object.
What versions of Firefox and of AT-SPI name differently gets one name.
"""

import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

SHOWN = ["INVALID_ENTRY", "REQUIRED", "CHECKED", "EXPANDED", "PRESSED", "SELECTED", "FOCUSED", "MODAL"]
SKIPPED = {"static", "text leaf"}


def find_document(node, depth=0):
    if node is None or depth > 12:
        return None
    if node.get_role() == Atspi.Role.DOCUMENT_WEB and node.get_state_set().contains(Atspi.StateType.SHOWING):
        return node
    for at in range(node.get_child_count()):
        found = find_document(node.get_child_at_index(at), depth + 1)
        if found:
            return found
    return None


def list_children(node):
    return [child for child in (node.get_child_at_index(at) for at in range(node.get_child_count())) if child]


def find_named(node, name):
    if name in (node.get_name(), ""):
        return node
    return next((found for child in list_children(node) if (found := find_named(child, name))), None)


def read_text(node):
    children = list_children(node)
    if children:
        return " ".join(map(read_text, children))
    text = node.get_text_iface()
    return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)) if text else ""


def show(node, depth, lines):
    # Firefox calls a toggle a plain button until its state changes, and AT-SPI calls a button a push button before version 2.54.
    role = re.sub("^(toggle|push) button$", "button", node.get_role_name())
    states = node.get_state_set()
    parts = [role]
    # Firefox gives a cell its text as a name from version 153 on.
    name = read_text(node) if role == "table cell" else node.get_name()
    if name:
        parts.append(f'"{" ".join(name.split())}"')
    if node.get_description():
        parts.append(f'({" ".join(node.get_description().split())})')
    parts += [name.lower() for name in SHOWN if states.contains(getattr(Atspi.StateType, name))]
    # The selected option gets the focus of its combo box a moment later.
    if role == "list item" and "focused" in parts:
        parts.remove("focused")
    if "button" in role and not states.contains(Atspi.StateType.ENABLED):
        parts.append("disabled")
    if role not in SKIPPED and (node.get_name() or len(parts) > 1 or role not in ("section", "paragraph")):
        lines.append("  " * depth + " ".join(parts))
        depth += 1
    for child in list_children(node):
        show(child, depth, lines)


def read(document, name):
    """Waits until the tree stays equal for two seconds, because Firefox updates it after the page."""
    before, same = None, 0
    for _ in range(60):
        lines = []
        root = find_named(document, name)
        for child in list_children(root) if root else []:
            show(child, 0, lines)
        same = same + 1 if lines == before else 0
        if same == 4:
            break
        before = lines
        time.sleep(0.5)
    return "\n".join(lines)


def main():
    for _ in range(100):
        desktop = Atspi.get_desktop(0)
        for at in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(at)
            document = app and "firefox" in app.get_name().lower() and find_document(app)
            if document:
                print(read(document, sys.argv[1]))
                return
        time.sleep(0.2)
    sys.exit("Firefox offers no page to assistive technology.")


main()
