import type { Attributes } from '../compile/shapes/block.ts'
import type { CodeBlockData } from './shared/code-listing.tsx'

/** Reads a code fence with a shell session or plain output. */
export const read = ({ lang, meta = '', code = '' }: Attributes): CodeBlockData => ({
  listing: { label: /title="([^"]*)"/.exec(meta)?.[1] ?? '', language: lang === 'sh' ? 'bash' : 'text', code },
})
export { CodeListing as Fence, markdown } from './shared/code-listing.tsx'
