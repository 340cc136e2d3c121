import { readDraft, writeDraft } from '../../apply/form/draft.ts'

/** Saves typed values and the focus before React renders the page again; the form restores them from its draft. */
export function keepFormInput(): void {
  const form = document.querySelector<HTMLFormElement>('main form[action]')
  const { id } = document.activeElement ?? {}
  if (form) {
    const typed = Object.fromEntries(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
    )
    writeDraft({ ...readDraft(), values: { ...readDraft().values, ...typed } })
  }
  if (id) addEventListener('hydrated', () => document.getElementById(id)?.focus(), { once: true })
}
