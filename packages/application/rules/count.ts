const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode has the ten digits of a script in a row, starting with zero. */
const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let before = 0
    while (isDigit(code - before - 1)) before++
    return String(before % 10)
  })

const groups = [
  String.raw`\d{1,15}`,
  String.raw`\d{1,3}(?:(?<separator>[ ,'’_])\d{3}(?:\k<separator>\d{3}){0,3}|(?:\.\d{3}){2,4})`,
  // Indian digit grouping: 1,00,000.
  String.raw`\d{1,2}(?:,\d\d){1,5},\d{3}`,
].join('|')
const before =
  '[~≈±>≥约約] ?|>= ?|(?:about|around|roughly|approx\\.?|approximately|circa|ca?\\.?|nearly|almost|over|more than|at least|min\\.?|up to) '
const after =
  ' ?[+~]? ?(?:or more|plus|[x×]|[x×]? ?(?:gpus?|gpu\\(s\\)|(?:graphics |video )?cards?|units?|pcs|pieces?|nos|台|枚|個|个|张|块))?[+.]?'
const count = new RegExp(`^(?:${before})?(${groups})${after}$`, 'i')

const longest = 64

/** Parses a count as people write it: `1,000`, `64 GPUs`, `~64`, `٦٤`. Returns `undefined` for ambiguous text, such as `1.000`. */
export const readCount = (typed: string): number | undefined => {
  // NFKC would turn 10² into 102.
  if (typed.length > longest || /\p{No}/u.test(typed)) return undefined
  const plain = toAsciiDigits(typed.replaceAll(/(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, ''))
    .replaceAll('\u066c', ',')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const digits = count.exec(plain)?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(/\D/g, ''))
}
