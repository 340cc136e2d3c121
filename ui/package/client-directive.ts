import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const react = dirname(createRequire(import.meta.url).resolve('react/package.json'))
const server = readFileSync(join(react, 'cjs/react.react-server.production.js'), 'utf8')

/** Names that React exports to server components. */
const onServer = new Set([...server.matchAll(/^exports\.(\w+)/gm)].map(([, name]) => name))

const needsClient = (name: string) => (/^use[A-Z]/.test(name) || name === 'createContext') && !onServer.has(name)

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parser returns nodes of this shape.
const getName = (value: unknown) => (isNode(value) && value.type === 'Identifier' ? (value.name as string) : '')

/** A module needs "use client" if it calls a client hook or `createContext`, or passes an event handler. */
export function isClient(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(isClient)
  if (!isNode(tree)) return false
  if (tree.type === 'CallExpression' && needsClient(getName(tree.callee))) return true
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parser returns nodes of this shape.
  if (tree.type === 'ObjectExpression' && (tree.properties as Node[]).some(({ key }) => /^on[A-Z]/.test(getName(key)))) return true
  return Object.values(tree).some(isClient)
}

export const markClient = (): Plugin => ({
  name: 'client-directive',
  renderChunk(code) {
    // Inserts the directive on the first line, so that the source map stays correct.
    return isClient(this.parse(code)) ? { code: `"use client";${code}`, map: null } : null
  },
})
