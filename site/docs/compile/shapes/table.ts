import type { ReactNode } from 'react'
import type { BlockComponents, Drawn, Part } from './block.ts'

/** Table of texts, with code in backticks and links as Markdown writes them. */
export interface TableData {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export const markdown = ({ head, rows }: TableData): Part[] => [{ kind: 'table', head, rows }]

/** Draws a text with code and links. */
export const inline = (cell: string, { createElement, Fragment, elements: { a, code } }: BlockComponents): ReactNode[] =>
  cell.split(/(\[[^\]]+\]\([^)]+\)|`[^`]+`)/).map((part, key) => {
    const [, name, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (name) return createElement(a, { key, href }, name.startsWith('`') ? createElement(code, null, name.slice(1, -1)) : name)
    return createElement(Fragment, { key }, part.startsWith('`') ? createElement(code, null, part.slice(1, -1)) : part)
  })

export const draw = ({ data: { head, rows }, components }: Drawn<TableData>) => {
  const {
    createElement,
    elements: { table, th, td },
  } = components
  const headCells = head.map((cell) => createElement(th, { key: cell }, cell))
  const bodyRows = rows.map((row) => {
    const cells = row.map((cell, key) => createElement(td, { key }, inline(cell, components)))
    return createElement('tr', { key: row[0] }, cells)
  })
  return createElement(
    table,
    null,
    createElement('thead', null, createElement('tr', null, headCells)),
    createElement('tbody', null, bodyRows),
  )
}
