import type { Attributes } from '../compile/shapes/block.ts'
import type { CodeBlockData } from '../compile/shapes/code-block.ts'

/** Reads a fence of a page: a shell session, or plain output. */
export const read = ({ lang, meta = '', code = '' }: Attributes): CodeBlockData => ({
  listing: { label: /title="([^"]*)"/.exec(meta)?.[1] ?? '', language: lang === 'sh' ? 'bash' : 'text', code },
})
export { draw, markdown } from '../compile/shapes/code-block.ts'
