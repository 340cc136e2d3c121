import type { InputType } from 'storybook/internal/types'

const texts = [`${'A sentence of usual length stands here. '.repeat(12)}${'unbreakable'.repeat(20)}`, '', '"<b>&amp;\u202E 0\n']

/** Applies `text` to every string in a value and `list` to every list. */
function changed(value: unknown, text: (own: string) => unknown, list: (own: unknown[]) => unknown = (own) => own): unknown {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return list(value.map((part) => changed(part, text, list)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, text, list)]))
}

const same = (own: string) => own

/** Long, empty and unusual values that a control can give a prop. */
export function listEdits({ control, options, type }: InputType, value: unknown): unknown[] {
  const hasControl = !(control === false || (typeof control === 'object' && control.disable))
  const name = typeof type === 'object' ? type.name : type
  if (!hasControl || name === 'function') return []
  if (options) return [...options, undefined]
  if (name === 'boolean') return [true, false, undefined]
  if (name === 'number') {
    const { min = -1, max = 1e6, type: kind } = typeof control === 'object' ? control : {}
    return kind === 'range' ? [min, max, undefined] : [min, 0.5, max, undefined]
  }
  if (name === 'string') return [...texts, undefined]
  if (typeof value !== 'object' || value === null) return []
  return [
    ...texts.map((text) => changed(value, () => text)),
    changed(value, same, () => []),
    changed(value, same, (own) => [...own, ...own]),
    changed(value, same, (own) => [...own, {}]),
    changed(value, () => undefined),
    changed(value, () => null),
    ...(Array.isArray(value) ? [] : Object.keys(value).map((part) => ({ ...value, [part]: undefined }))),
    null,
    [],
    {},
    'text',
    7,
  ]
}
