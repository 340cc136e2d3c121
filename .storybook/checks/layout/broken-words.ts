import { describeElement, toFault, type Fault } from './fault.ts'
import { getHeight, getWidth, type Box, type Piece, type Reading } from './reading.ts'

/** Scripts whose lines may break between any two characters. */
const anywhere =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u00AD\u200B]/u
const letter = /[\p{L}\p{N}\p{M}]/u
const option = /^[\s“"'(`[]*--?[a-z][a-z0-9-]*/i
const headerName = /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+:?$/
/** Length of the longest word that must always fit on a line. */
const longest = 20
/** Width of the page margins in the narrowest window, in px. */
const margins = 48
/** Share of the window's width below which a place is narrow. */
const narrow = 0.6

const range = typeof document === 'undefined' ? undefined : document.createRange()
const measureText = (node: Text, from: number, to: number): Box[] => {
  range!.setStart(node, from)
  range!.setEnd(node, to)
  return [...range!.getClientRects()].filter(({ width }) => width > 0)
}
const isBelow = (upper: Box, lower: Box) => lower.top - upper.top > Math.min(getHeight(upper), getHeight(lower)) / 2

/** Counts the lines of boxes in reading order. */
const countLines = (boxes: readonly Box[]) => boxes.filter((box, at) => at === 0 || isBelow(boxes[at - 1]!, box)).length

/** Returns the offsets of the characters that start a new line. */
function findBreaks(node: Text, from: number, to: number): number[] {
  const found: number[] = []
  let last: Box | undefined
  for (let at = from; at < to; at++) {
    const box = measureText(node, at, at + 1)[0]
    if (box && last && isBelow(last, box)) found.push(at)
    last = box ?? last
  }
  return found
}

/** Returns the letters and digits around an offset. */
function segmentAround(word: string, at: number): string {
  let [from, to] = [at, at]
  while (from > 0 && letter.test(word[from - 1]!)) from--
  while (to < word.length && letter.test(word[to]!)) to++
  return word.slice(from, to)
}

/** Returns whether a part of a word would fit on a line of its block, or the block is narrow although the window has space. */
function hasWiderPlace(element: Element, width: number, { getBox, getStyle, window }: Reading): boolean {
  let block = element
  while (/^inline$|^contents$/.test(getStyle(block).display) && block.parentElement) block = block.parentElement
  const { paddingLeft, paddingRight } = getStyle(block)
  const place = getWidth(getBox(block)) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  const room = window.width - margins
  return width <= room && (width <= place || place < room * narrow)
}

function judge(piece: Piece, from: number, word: string, reading: Reading): Pick<Fault, 'kind' | 'detail'> | undefined {
  const { node, element } = piece
  const { window } = reading
  const boxes = measureText(node, from, from + word.length)
  if (countLines(boxes) < 2) return undefined
  const breaks = findBreaks(node, from, from + word.length)
  const parts = [0, ...breaks.map((at) => at - from)].map((at, index, all) => word.slice(at, all[index + 1]))
  const detail = parts.join(' | ')
  const width = boxes.reduce((sum, box) => sum + getWidth(box), 0)
  const fits = width <= window.width - margins
  for (const offset of breaks.map((at) => at - from)) {
    const [before, after] = [word.slice(0, offset), word.slice(offset)]
    if (/\d[.,:/]?$/.test(before) && /^[.,:/]?\d/.test(after) && /^[^\p{L}]*$/u.test(word) && fits) return { kind: 'broken number', detail }
    if (fits && offset < (option.exec(word)?.[0].length ?? 0)) return { kind: 'broken option', detail }
    if (fits && before.endsWith('-') && element.closest('code, kbd, samp, pre') && headerName.test(word))
      return { kind: 'broken option', detail }
    if (!letter.test(before.at(-1)!) || !letter.test(after[0]!) || anywhere.test(word)) continue
    const segment = segmentAround(word, offset)
    if (segment.length <= longest && hasWiderPlace(element, (segment.length / word.length) * width, reading))
      return { kind: 'broken word', detail }
  }
  return undefined
}

/** Returns whether a text has three or more lines of one or two characters. */
function isColumnOfLetters({ node, lines, style, text }: Piece): boolean {
  const short = lines.filter((line) => getWidth(line) < Number.parseFloat(style.fontSize) * 1.8)
  if (short.length < 3 || text.trim().length < 5) return false
  let run = 0
  let [count, last] = [0, undefined as Box | undefined]
  for (let at = 0; at <= node.length; at++) {
    const box = at < node.length ? measureText(node, at, at + 1)[0] : undefined
    if (at === node.length || (box && last && isBelow(last, box))) {
      run = count > 0 && count <= 2 ? run + 1 : 0
      if (run >= 3) return true
      count = 0
    }
    if (box && node.data[at]!.trim()) count++
    last = box ?? last
  }
  return false
}

/** Finds words, numbers and options that are broken inside. */
export function brokenWords(reading: Reading): Fault[] {
  const faults: Fault[] = []
  for (const piece of reading.pieces) {
    const { element, node, style, lines, text } = piece
    // The reader can choose to wrap code, which breaks lines anywhere.
    if (countLines(lines) < 2 || (style.whiteSpaceCollapse === 'preserve' && element.closest('pre'))) continue
    if (isColumnOfLetters(piece)) {
      faults.push(toFault('letters in a column', element, `“${text.trim().slice(0, 40)}” on ${countLines(lines)} lines`))
      continue
    }
    for (const { 0: word, index } of node.data.matchAll(/\S{2,}/g)) {
      const found = judge(piece, index, word, reading)
      if (found) {
        faults.push({ ...found, element: describeElement(element) })
        break
      }
    }
  }
  return faults
}
