import type { Listing } from './block.ts'

const writeRow = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

export const writeTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(writeRow).join('\n')

export const writeList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

export const writeOrderedList = (items: readonly string[]): string => items.map((item, at) => `${at + 1}. ${item}`).join('\n')

export const writeLink = ({ label, href }: { label: string; href: string }): string => `[${label}](${href})`

export function writeListing({ language, code }: Listing): string {
  const marks = code.includes('```') ? '````' : '```'
  return `${marks}${language === 'bash' ? 'sh' : language}\n${code}\n${marks}`
}
