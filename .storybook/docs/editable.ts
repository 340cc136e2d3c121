import { isValidElement } from 'react'

export function getText(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(getText).join('')
  return isValidElement<{ children?: unknown }>(node) ? getText(node.props.children) : ''
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The controls panel clones elements, and React refuses to render the clones (error 31). */
export const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasElement))

export function toEditable(value: unknown): unknown {
  if (isValidElement(value)) return getText(value)
  if (!hasElement(value)) return value
  if (Array.isArray(value)) return value.map(toEditable)
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toEditable(part)])) : value
}

/**
 * Restores the story's own functions, elements whose text is unchanged, and parts whose type is now wrong, such as a deleted list. New list
 * items get the shape of the first item.
 */
export function restoreShape(edited: unknown, own: unknown, isNew = false): unknown {
  if (typeof own === 'function') return own
  if (isValidElement(own)) {
    if (typeof edited === 'string' && edited !== '' && edited !== getText(own)) return edited
    return isNew ? '' : own
  }
  if (Array.isArray(own)) {
    if (!Array.isArray(edited)) return own
    return own.length === 0 ? edited : edited.map((item, at) => restoreShape(item, own[at] ?? own[0], at >= own.length))
  }
  if (isFields(own)) {
    if (!isFields(edited)) return own
    return { ...edited, ...Object.fromEntries(Object.entries(own).map(([name, part]) => [name, restoreShape(edited[name], part, isNew)])) }
  }
  if (typeof own === 'string') return ['string', 'number', 'boolean'].includes(typeof edited) ? String(edited) : ''
  if (typeof own === 'number') return typeof edited === 'number' && Number.isFinite(edited) ? edited : own
  return typeof own === 'boolean' && typeof edited !== 'boolean' ? own : edited
}
