/**
 * Gives a page that was loaded whole a name of its own in the history. The router calls them all `default`, and under one name the
 * reader's place on one page would be restored on the next.
 */
export function nameHistoryEntry() {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}
