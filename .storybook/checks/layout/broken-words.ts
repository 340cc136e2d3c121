import { quote, toFault, type Fault } from './fault.ts'
import { isInline, measureLines, px, type Box, type Piece, type Reading } from './reading.ts'

/** Characters of writing systems in which a line may break between any two characters. */
const anywhere =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u00AD\u200B]/u
const lettersAtStart = /^[\p{L}\p{N}\p{M}]*/u
const lettersAtEnd = /[\p{L}\p{N}\p{M}]*$/u
const option = /^[\s“"'(`[]*--?[a-z][a-z0-9-]*/i
const headerName = /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+:?$/
/** A word of up to this many letters must not break if `hasWiderPlace` finds room for it. */
const longest = 20
/** Page margins in the narrowest window, in px. */
const margins = 48
/** Share of the window's width below which a block counts as narrow. */
const narrow = 0.6

const startsLine = (box: Box, at: number, boxes: readonly Box[]) => {
  const before = boxes[at - 1]
  return !before || box.top - before.top > Math.min(before.height, box.height) / 2
}
const countLines = (boxes: readonly Box[]) => boxes.filter(startsLine).length

function splitLines(node: Text, from = 0, to = node.length): string[] {
  const lines = ['']
  let last: Box | undefined
  for (let at = from; at < to; at++) {
    const box = measureLines(node, at, at + 1).find(({ width }) => width > 0)
    if (box && last && countLines([last, box]) > 1) lines.push('')
    lines.push(lines.pop()! + node.data[at])
    last = box ?? last
  }
  return lines
}

/** Returns whether the text fits in its block, or in the window if the block is narrow. */
function hasWiderPlace(element: Element, width: number): boolean {
  let block = element
  while (isInline(block) && block.parentElement) block = block.parentElement
  const { paddingLeft, paddingRight } = getComputedStyle(block)
  const place = block.getBoundingClientRect().width - px(paddingLeft) - px(paddingRight)
  const room = document.documentElement.clientWidth - margins
  return width <= room && (width <= place || place < room * narrow)
}

function findBrokenWord({ node, element }: Piece, from: number, word: string): Fault | undefined {
  const boxes = measureLines(node, from, from + word.length).filter(({ width }) => width > 0)
  if (countLines(boxes) < 2) return undefined
  const parts = splitLines(node, from, from + word.length)
  const width = boxes.reduce((sum, box) => sum + box.width, 0)
  const fits = width <= document.documentElement.clientWidth - margins
  for (let at = 1; at < parts.length; at++) {
    const [before, after] = [parts.slice(0, at).join(''), parts.slice(at).join('')]
    const isNumber = /\d[.,:/]?$/.test(before) && /^[.,:/]?\d/.test(after) && /^[^\p{L}]*$/u.test(word)
    if (fits && isNumber) return toFault('broken number', element, parts.join(' | '))
    const isOption = before.length < (option.exec(word)?.[0].length ?? 0)
    const isHeader = before.endsWith('-') && headerName.test(word) && element.closest('code, kbd, samp, pre')
    if (fits && (isOption || isHeader)) return toFault('broken option', element, parts.join(' | '))
    const [start, end] = [lettersAtEnd.exec(before)![0], lettersAtStart.exec(after)![0]]
    if (!start || !end || anywhere.test(word)) continue
    const length = start.length + end.length
    if (length <= longest && hasWiderPlace(element, (length / word.length) * width))
      return toFault('broken word', element, parts.join(' | '))
  }
  return undefined
}

/** Returns whether three lines in a row have one or two characters. */
function isColumnOfLetters({ node, element, lines }: Piece): boolean {
  const most = px(getComputedStyle(element).fontSize) * 1.8
  if (lines.filter(({ width }) => width < most).length < 3 || node.data.trim().length < 5) return false
  const text = splitLines(node).map((line) => line.replaceAll(/\s/g, ''))
  return /^(?:.{1,2}\n){2}.{1,2}$/m.test(text.join('\n'))
}

export function* findBrokenWords({ pieces }: Reading): Iterable<Fault> {
  for (const piece of pieces) {
    const { element, node, lines } = piece
    // The reader can choose to wrap code, which breaks lines anywhere.
    const isCode = getComputedStyle(element).whiteSpaceCollapse === 'preserve' && element.closest('pre')
    if (isCode || countLines(lines) < 2) continue
    if (isColumnOfLetters(piece)) {
      yield toFault('letters in a column', element, `${quote(node.data)} on ${countLines(lines)} lines`)
      continue
    }
    for (const { 0: word, index } of node.data.matchAll(/\S{2,}/g)) {
      const fault = findBrokenWord(piece, index, word)
      if (!fault) continue
      yield fault
      break
    }
  }
}
