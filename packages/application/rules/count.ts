const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Relies on the order of Unicode, where the ten digits of a script are in a row, starting with zero. */
const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let before = 0
    while (isDigit(code - before - 1)) before++
    return String(before % 10)
  })

/** Digits with what may group them: 1,000, 1 000, 1’000. */
const token = /\d+(?:[.,'’_ ]\d+)*/g

/** Groups of three digits, or of two digits in Indian numbers. A number with a single dot is left out, because 1.024 may be a fraction. */
const grouped = /^(?:\d{1,3}(?:([ ,'’_])\d{3}(?:\1\d{3})*|(?:\.\d{3}){2,})|\d{1,2}(?:,\d\d)+,\d{3})$/

const toNumber = (digits: string) => Number(digits.replaceAll(/\D/g, ''))

const split = (text: string): number[] => {
  if (/^\d+$/.test(text) || grouped.test(text)) return [toNumber(text)]
  if (/^\d{1,3}\.\d{3}$/.test(text)) return [toNumber(text), parseInt(text, 10)]
  // A fraction after grouped digits: 1,000.00.
  const [, whole, fraction] = /^(\d{1,3}(?:[.,]\d{3})+)[.,](\d{1,2})$/.exec(text) ?? []
  return whole === undefined ? text.split(/\D/).map(Number) : [toNumber(whole), Number(fraction)]
}

/** Signs of an unclear number: a minus, a letter before it, as in H100, or a factor: 5k, 3万, 50 %, 2 million. */
const unclear = new RegExp(
  [
    String.raw`(?:^|\s)[-−]\d`,
    String.raw`\p{Script=Latin}(?<!(?:^|[^\p{L}])x)\d`,
    String.raw`\d ?(?:[%‰十百千萬万億亿兆]|(?:k|m|mn|mio|mil|mille|tsd|hundred|thousand|dozen|lakh|crore|тыс|млн)(?!\p{L})|million|tausend|e\d)`,
  ].join('|'),
  'iu',
)

const longest = 200

export interface Count {
  /** Absent if the text has no number, several numbers or an unclear number. */
  count?: number
  /** The first two numbers above 0, to choose from, if the text has several numbers. */
  offers: number[]
}

/** Finds the one number in a text, in the digits of any script and with words around it: `64 GPUs`, `etwa 64`, `1,000`, `٦٤`. */
export const parseCount = (typed: string): Count => {
  // NFKC would turn 10² into 102.
  if (typed.length > longest || /[\p{No}\p{Nl}]/u.test(typed)) return { offers: [] }
  const plain = toAsciiDigits(typed.replaceAll(/(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').replaceAll('№', '#'))
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [count, ...more] = (plain.match(token) ?? []).flatMap(split)
  if (count === undefined) return { offers: [] }
  if (more.length > 0) return { offers: [...new Set([count, ...more])].filter((number) => number > 0).slice(0, 2) }
  return unclear.test(plain) ? { offers: [] } : { count, offers: [] }
}

export const readCount = (typed: string): number | undefined => parseCount(typed).count
