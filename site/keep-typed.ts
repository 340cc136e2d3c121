import { readDraft, writeDraft } from './application/draft.ts'

/** Keeps what the visitor typed and where the focus was, before React draws the page anew: the form restores its draft. */
export function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>('main form[action]')
  const { id } = document.activeElement ?? {}
  if (form) {
    const typed = Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''))
    writeDraft({ ...readDraft(), values: { ...readDraft().values, ...typed } })
  }
  if (id) addEventListener('hydrated', () => document.getElementById(id)?.focus(), { once: true })
}
