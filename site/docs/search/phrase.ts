/** A name in code, such as `--per-page` or `billing.nextBillingTime`, is one word. */
const words = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu

/**
 * Converts text to lowercase and removes markup and punctuation, so that it can be compared with what readers type. Words have a space on
 * both sides.
 */
export const toPlainText = (text: string): string => ` ${(text.toLowerCase().match(words) ?? []).join(' ')} `

export interface Phrase {
  /** Number of words. */
  length: number
  text: string
  /** Compares with a `toPlainText` text. The last word may be incomplete, because the reader may still be typing it. */
  isIn: (text: string) => boolean
  /** Returns the share of the phrase's different pairs of adjacent words that the text contains. */
  getShare: (text: string) => number
  /** Matches the phrase in the original text. Matches nothing if the phrase is a single word or longer than an excerpt. */
  pattern: RegExp
}

/** Maximum number of words in the pattern of a phrase. The pattern of a pasted log would take seconds to compile. */
const maxWords = 40

export function comparePhrases(query: string): Phrase {
  const text = toPlainText(query)
  const parts = text.trim().split(' ').filter(Boolean)
  const pairs = [...new Set(parts.slice(1).map((part, at) => ` ${parts[at]} ${part} `))]
  const joined = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join(String.raw`[^\p{L}\p{N}_]+`)
  return {
    length: parts.length,
    text,
    isIn: (other) => other.includes(text.trimEnd()),
    getShare: (other) => (pairs.length === 0 ? 0 : pairs.filter((pair) => other.includes(pair)).length / pairs.length),
    pattern: new RegExp(parts.length > 1 && parts.length <= maxWords ? String.raw`(?<![\p{L}\p{N}])${joined}` : '(?!)', 'iu'),
  }
}
