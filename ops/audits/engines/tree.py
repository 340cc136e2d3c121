"""Prints the accessible tree of the page in Firefox: role, name, description and states of each object."""

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


def show(node, depth, lines):
    # Firefox calls a toggle a plain button until its state changes.
    role = node.get_role_name().replace("toggle button", "push button")
    states = node.get_state_set()
    parts = [role]
    if node.get_name():
        parts.append(f'"{" ".join(node.get_name().split())}"')
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
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child:
            show(child, depth, lines)


def read(document):
    """Waits until the tree stays equal for two seconds, because Firefox updates it after the page."""
    before, same = None, 0
    for _ in range(60):
        lines = []
        for at in range(document.get_child_count()):
            show(document.get_child_at_index(at), 0, lines)
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
                print(read(document))
                return
        time.sleep(0.2)
    sys.exit("Firefox offers no page to assistive technology.")


main()
