import { isValidElement } from 'react'

/** Text of a value that React renders, as far as it is among its children. */
export function textOf(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: unknown }>(node) ? textOf(node.props.children) : ''
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a value with React elements in it. The controls panel gets a copy of them that React refuses (error 31). */
export const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasElement))

/** The same value with texts in place of React elements, so that a control can show and edit it. */
export function editable(value: unknown): unknown {
  if (isValidElement(value)) return textOf(value)
  if (!hasElement(value)) return value
  if (Array.isArray(value)) return value.map(editable)
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, editable(part)])) : value
}

/**
 * Gives what was edited the shape of the story's own value: elements whose text is as it was, functions, and all that has another type than
 * it needs, such as a list that was deleted. New items of a list take the shape of its first one.
 */
export function shaped(edited: unknown, own: unknown, isNew = false): unknown {
  if (typeof own === 'function') return own
  if (isValidElement(own)) {
    if (typeof edited === 'string' && edited !== '' && edited !== textOf(own)) return edited
    return isNew ? '' : own
  }
  if (Array.isArray(own)) {
    if (!Array.isArray(edited)) return own
    return own.length === 0 ? edited : edited.map((item, at) => shaped(item, own[at] ?? own[0], at >= own.length))
  }
  if (isFields(own)) {
    if (!isFields(edited)) return own
    return { ...edited, ...Object.fromEntries(Object.entries(own).map(([name, part]) => [name, shaped(edited[name], part, isNew)])) }
  }
  if (typeof own === 'string') return ['string', 'number', 'boolean'].includes(typeof edited) ? String(edited) : ''
  if (typeof own === 'number') return typeof edited === 'number' && Number.isFinite(edited) ? edited : own
  return typeof own === 'boolean' && typeof edited !== 'boolean' ? own : edited
}
