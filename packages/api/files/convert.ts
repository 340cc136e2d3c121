import { removeUnseen } from './characters.ts'
import { findCountry } from '../values/country.ts'
import { readKeyType } from '../values/public-key.ts'

/** Value as the file spells it, without the quotes of YAML. */
export type Written = string | readonly Written[] | ReadonlyMap<string, Written>

/** `because` shows how the value follows from the text. If there is no value, `because` says why. */
export type Conversion = { value?: unknown; because?: string }

/** Converts what the reader wrote to the form of a field. Returns no value if the text does not determine one. */
export type Convert = (written: Written) => Conversion

/** Size of each unit as a fraction of the field's unit. RAM uses the factor 1024, and a disk uses it only for units with an i. */
const units = {
  hours: { 's|secs?|seconds?': [1, 3600], 'm|mins?|minutes?': [1, 60], 'h|hrs?|hours?': [1, 1], 'd|days?': [24, 1], 'w|weeks?': [168, 1] },
  'GB of RAM': { 'b|bytes?': [1, 1024 ** 3], 'ki?b?': [1, 1024 ** 2], 'mi?b?': [1, 1024], 'gi?b?': [1, 1], 'ti?b?': [1024, 1] },
  GB: { 'mb?': [1, 1000], 'mib?': [1, 1024], 'gi?b?': [1, 1], 'tb?': [1000, 1], 'tib?': [1024, 1] },
  vCPUs: { m: [1, 1000], 'v?cpus?|v?cores?': [1, 1] },
  GPUs: { 'x|gpus?': [1, 1] },
  containers: { 'x|replicas?|containers?|pods?|instances?': [1, 1] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [times: number, by: number]>>>>

/** Removes quotes around a value and a comma or semicolon after the value. Full-width characters become ASCII. */
const clean = (text: string) =>
  removeUnseen(text)
    .replaceAll(/[\uFF01-\uFF5E]/g, (character) => character.normalize('NFKC'))
    .replace(/[,;]$/, '')
    .replace(/^(["'`“”„‘’«])(.*)(["'`“”‘’»])$/s, '$2')
    .trim()

/** Creates a converter for values that are text. It also accepts a list with one item, and converts the item. */
const fromText = (convert: (text: string) => Conversion): Convert => {
  const read: Convert = (written) => {
    if (typeof written === 'string') return convert(clean(written))
    return Array.isArray(written) && written.length === 1 ? read(written[0]) : {}
  }
  return read
}

const readInteger = (text: string): Conversion => {
  // A point before three digits may separate thousands or decimals, and a zero before digits from 0 to 7 may begin an octal number.
  if (/^\d{1,3}(\.\d{3})+$|^0[0-7]+$/.test(text)) return {}
  const digits = /^\d{1,3}([ ,_'’])\d{3}(\1\d{3})*$/.test(text) ? text.replaceAll(/\D/g, '') : text
  if (!/^[+]?\d+(\.0+)?$|^0[xo][\da-f]+$|^\d+e\d$/i.test(digits)) return {}
  return { value: Number(digits), ...(!/^[+]?\d+$/.test(text) && { because: `${text} is ${Number(digits)}` }) }
}

/** Adds up the parts of a text such as `1h30m` or `PT1H30M`. */
export const toAmount = (quantity: keyof typeof units): Convert =>
  fromText((text) => {
    const plain = text.replace(/^P(\d+[DW])?(?:T(.+))?$/i, '$1$2').replace(/^(\d{1,3})[ ,_](\d{3})(?!\d)/, '$1$2')
    const parts = /^(\d+(\.\d+)?[ -]?[a-z]+[ ,]*)+$/i.test(plain) ? [...plain.matchAll(/([\d.]+)[ -]?([a-z]+)/gi)] : []
    const sum = parts.reduce((sum, [, count, unit = '']) => {
      const name = unit.replace(/^(mega|giga|tera)bytes?$/i, ([letter]) => `${letter}b`)
      const worth = Object.entries(units[quantity]).find(([names]) => new RegExp(`^(${names})$`, 'i').test(name))?.[1]
      return worth ? sum + (Number(count) * worth[0]) / worth[1] : Number.NaN
    }, 0)
    const value = Number(sum.toFixed(6))
    if (parts.length === 0 || Number.isNaN(value)) return readInteger(text)
    const because = `${text} is ${value} ${quantity}`
    if (!Number.isInteger(value)) return { because: `${because}, and the field takes a whole number` }
    return parts.length === 1 && new RegExp(`^${value}(?![\\d.,])`).test(text) ? { value } : { value, because }
  })

/** Splits a command as a shell does. Returns no words if the command needs a shell, for example for a pipe, a variable or a pattern. */
const splitWords = (text: string): readonly string[] => {
  const word = /(?:"((?:[^"\\$`]|\\.)*)"|'([^']*)'|([^\s"'\\|&;<>$`()*?[\]{}#]+))(?:\s+|$)/gy
  const found = [...text.matchAll(word)]
  if (found.reduce((length, [all]) => length + all.length, 0) < text.length) return []
  return found.map(([, double, single, bare]) => double?.replaceAll(/\\(.)/g, '$1') ?? single ?? bare!)
}

/**
 * Splits a text into the items of a list. Ignores a dash before the first item, and brackets around the items unless `split` is `words`.
 */
export const splitText = (text: string, split: RegExp | 'words'): readonly string[] => {
  const items = text.trim().replace(/^- +/, '')
  if (split === 'words') return splitWords(items)
  const bare = items.replace(/^\[(.*)\][\s,;]*$/s, '$1')
  return bare.split(split).filter((part) => part.trim() !== '')
}

/** Reads variables from `NAME=value` lines, from a list of such lines, and from groups of names and values. */
const listVariables = (written: Written): readonly (readonly [name: string, value: Written | undefined])[] => {
  if (typeof written === 'string')
    return written.split('\n').flatMap((line) => {
      if (/^\s*(#|$)/.test(line)) return []
      const [, name = '', value] = /^\s*(?:export\s+)?([\w.-]+)(?:\s*[=:\uFF1A]\s*|\s+(?=\S+$))(?!.*\s[\w.-]+=)(.*)$/.exec(line) ?? []
      return [[name, value?.replace(/^(["'])(.*)\1$/, '$2')] as const]
    })
  if (!(written instanceof Map)) return [...written].flatMap(listVariables)
  const [name, value] = [written.get('name') ?? written.get('key'), written.get('value')]
  return typeof name === 'string' && written.size === 2 ? [[name, value]] : [...written]
}

/** Converters for the kinds of fields. */
export const convert = {
  text: (written) => (typeof written === 'string' ? { value: removeUnseen(written) } : {}),
  /** Accepts only digits without leading zeros, because identifiers have no other spelling. */
  identifier: fromText((text) => (/^(0|[1-9]\d*)$/.test(text) ? { value: Number(text) } : {})),
  /** Reads a port mapping such as `8080:80` as its container port, 80. */
  containerPort: fromText((text) => {
    const [, host, port] = /^((?:[\d.]+:)?\d+:)?([1-9]\d*)(?:\/tcp)?$/i.exec(text) ?? []
    if (port === undefined) return readInteger(text)
    return { value: Number(port), ...(host && { because: `In ${text}, the port of the container is ${port}` }) }
  }),
  openPort: fromText((text) => {
    const [, before, port, after] = /^(?:(tcp|udp)[/: ])?([1-9]\d*)(?:[/: ](tcp|udp))?$/i.exec(text) ?? []
    return port === undefined || (before && after) ? {} : { value: `${port}/${(before ?? after ?? 'tcp').toLowerCase()}` }
  }),
  country: fromText((text) => {
    const value = findCountry(text)
    return value ? { value, ...(text.toUpperCase() !== value && { because: `The code of ${text} is ${value}` }) } : {}
  }),
  imageName: fromText((text) => {
    const name = text.replace(/^(docker:\/\/|(docker|podman) (pull|run) )/, '')
    return { value: name.replace(/^[^:@]+/, (path) => (path.includes(' ') ? path : path.toLowerCase())) }
  }),
  imageUrl: fromText((text) => ({ value: /^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text })),
  key: fromText((written) => {
    const text = written.replace(/^[^\w\s]+\s+/, '')
    const type = text.startsWith('AAAA') ? readKeyType(/^[\w+/=]+/.exec(text)![0]) : undefined
    return type ? { value: `${type} ${text}`, because: `The data is that of a key of the type ${type}` } : { value: text }
  }),
  variables: (written) => {
    const listed = listVariables(written)
    const isRead = listed.length > 0 && listed.every(([name, value]) => name !== '' && typeof value === 'string')
    return isRead && new Set(listed.map(([name]) => name)).size === listed.length ? { value: Object.fromEntries(listed) } : {}
  },
} satisfies Readonly<Record<string, Convert>>
