#!/usr/bin/python3
"""A window with nothing but a page. MiniBrowser's toolbar keeps its window wider than a phone."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

context = WebKit2.WebContext.get_default()
context.set_automation_allowed(True)


def create_view(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    return view


context.connect("automation-started", lambda _context, session: session.connect("create-web-view", create_view))
Gtk.main()
