import { removeUnseen } from './characters.ts'
import { findCountry } from '../values/country.ts'
import { readKeyType } from '../values/public-key.ts'

/** Value as the file spells it, without the quotes of YAML. */
export type Written = string | readonly Written[] | ReadonlyMap<string, Written>

/** `because` shows how the value follows from the text. Without a value, it says why none follows. */
export type Conversion = { value?: unknown; because?: string }

/** Returns what the reader wrote in the form of a field, or nothing if that would need a choice. */
export type Convert = (written: Written) => Conversion

/** What each unit is worth in the unit of the field, as a fraction. RAM counts in powers of two, a disk does so only for units with an i. */
const units = {
  hours: { 's|secs?|seconds?': [1, 3600], 'm|mins?|minutes?': [1, 60], 'h|hrs?|hours?': [1, 1], 'd|days?': [24, 1], 'w|weeks?': [168, 1] },
  'GB of RAM': { 'b|bytes?': [1, 1024 ** 3], 'ki?b?': [1, 1024 ** 2], 'mi?b?': [1, 1024], 'gi?b?': [1, 1], 'ti?b?': [1024, 1] },
  GB: { 'mb?': [1, 1000], 'mib?': [1, 1024], 'gi?b?': [1, 1], 'tb?': [1000, 1], 'tib?': [1024, 1] },
  vCPUs: { m: [1, 1000], 'v?cpus?|v?cores?': [1, 1] },
  GPUs: { 'x|gpus?': [1, 1] },
  containers: { 'x|replicas?|containers?|pods?|instances?': [1, 1] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [times: number, by: number]>>>>

/** Removes what surrounds a value when it is copied: quotes, and a comma or semicolon after it. Full-width characters become ASCII. */
const clean = (text: string) =>
  removeUnseen(text)
    .replaceAll(/[\uFF01-\uFF5E]/g, (character) => character.normalize('NFKC'))
    .replace(/[,;]$/, '')
    .replace(/^(["'`“”„‘’«])(.*)(["'`“”‘’»])$/s, '$2')
    .trim()

const only = (written: Written): string | undefined => {
  if (Array.isArray(written)) return written.length === 1 ? only(written[0]) : undefined
  return typeof written === 'string' ? clean(written) : undefined
}

const toNumber = (text: string): number | undefined => {
  // A point before three digits may separate thousands or decimals.
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return undefined
  const digits = /^\d{1,3}([ ,_'’])\d{3}(\1\d{3})*$/.test(text) ? text.replaceAll(/\D/g, '') : text
  return /^[+]?\d+(\.0+)?$|^0[xo][\da-f]+$|^\d+e\d$/i.test(digits) ? Number(digits) : undefined
}

const toInteger: Convert = (written) => {
  const text = only(written)
  const value = text === undefined ? undefined : toNumber(text)
  if (value === undefined) return {}
  return { value, ...(!/^[+]?\d+$/.test(text!) && { because: `${text} is ${value}` }) }
}

/** Identifiers have no other spelling. */
const toIdentifier: Convert = (written) => {
  const text = only(written) ?? ''
  return /^(0|[1-9]\d*)$/.test(text) ? { value: Number(text) } : {}
}

/** `1h30m` and `PT1H30M` have two parts. */
const listParts = (text: string) => {
  const plain = text.replace(/^P(\d+[DW])?(?:T(.+))?$/i, '$1$2')
  return /^(\d+(\.\d+)?[ -]?[a-z]+[ ,]*)+$/i.test(plain) ? [...plain.matchAll(/([\d.]+)[ -]?([a-z]+)/gi)] : []
}

const toAmount =
  (quantity: keyof typeof units): Convert =>
  (written) => {
    const text = only(written)
    const whole = toInteger(written)
    if (text === undefined || whole.value !== undefined) return whole
    const parts = listParts(text.replace(/^(\d{1,3})[ ,_](\d{3})(?!\d)/, '$1$2')).map(([, count, name]) => {
      const worth = Object.entries(units[quantity]).find(([names]) => new RegExp(`^(${names})$`, 'i').test(name!))?.[1]
      return worth ? (Number(count) * worth[0]) / worth[1] : Number.NaN
    })
    const value = Number(parts.reduce((sum, part) => sum + part, 0).toFixed(6))
    if (parts.length === 0 || Number.isNaN(value)) return {}
    const because = `${text} is ${value} ${quantity}`
    if (!Number.isInteger(value)) return { because: `${because}, and the field takes a whole number` }
    return parts.length === 1 && new RegExp(`^${value}(?![\\d.,])`).test(text) ? { value } : { value, because }
  }

/** Takes the side of the container from `8080:80`. */
const toContainerPort: Convert = (written) => {
  const text = only(written)
  const [, host, port] = /^((?:[\d.]+:)?\d+:)?(\d+)(?:\/tcp)?$/i.exec(text ?? '') ?? []
  if (port === undefined) return toInteger(written)
  return { value: Number(port), ...(host && { because: `In ${text}, the port of the container is ${port}` }) }
}

const toOpenPort: Convert = (written) => {
  const [, before, port, after] = /^(?:(tcp|udp)[/: ])?(\d+)(?:[/: ](tcp|udp))?$/i.exec(only(written) ?? '') ?? []
  return port === undefined || (before && after) ? {} : { value: `${Number(port)}/${(before ?? after ?? 'tcp').toLowerCase()}` }
}

const toText: Convert = (written) => (typeof written === 'string' ? { value: removeUnseen(written) } : {})

const toCountry: Convert = (written) => {
  const text = only(written) ?? ''
  const value = findCountry(text)
  return value ? { value, ...(text.toUpperCase() !== value && { because: `The code of ${text} is ${value}` }) } : {}
}

const toImageName: Convert = (written) => {
  const name = only(written)?.replace(/^(docker:\/\/|(docker|podman) (pull|run) )/, '')
  return name === undefined ? {} : { value: name.replace(/^[^:@]+/, (path) => (path.includes(' ') ? path : path.toLowerCase())) }
}

const toImageUrl: Convert = (written) => {
  const text = only(written)
  return text && /^[\w-]+(\.[\w-]+)+\//.test(text) ? { value: `https://${text}` } : text ? { value: text } : {}
}

const toKey: Convert = (written) => {
  const text = only(written)?.replace(/^[^\w\s]+\s+/, '')
  if (text === undefined) return {}
  const type = text.startsWith('AAAA') ? readKeyType(/^[\w+/=]+/.exec(text)![0]) : undefined
  return type ? { value: `${type} ${text}`, because: `The data is that of a key of the type ${type}` } : { value: text }
}

const isGroup = (written: Written): written is ReadonlyMap<string, Written> => written instanceof Map

const flatten = (written: Written): readonly Written[] =>
  typeof written === 'string' || isGroup(written) ? [written] : written.flatMap(flatten)

/** Converts every item, or none. A text is split where its items end. */
const toList =
  (item: Convert, split: RegExp): Convert =>
  (written) => {
    if (isGroup(written)) return {}
    const items: readonly Written[] =
      typeof written === 'string'
        ? written
            .replace(/^\s*\[(.*)\]\s*$/s, '$1')
            .split(split)
            .filter((part) => part.trim() !== '')
        : flatten(written)
    const converted = items.map(item)
    if (items.length === 0 || converted.some(({ value }) => value === undefined)) return {}
    const because = converted.flatMap((each) => each.because ?? []).join('. ')
    return { value: converted.map(({ value }) => value), ...(because && { because }) }
  }

/** Splits a command as a shell does. A command with a pipe, a variable or a pattern needs a shell, so that it is not split. */
const toWords: Convert = (written) => {
  if (typeof written !== 'string') return toList(toText, /$/)(written)
  const word = /(?:"((?:[^"\\$`]|\\.)*)"|'([^']*)'|([^\s"'\\|&;<>$`()*?[\]{}#]+))(?:\s+|$)/y
  const words: string[] = []
  const text = written.trim()
  while (word.lastIndex < text.length) {
    const found = word.exec(text)
    if (!found) return { because: 'It has signs that only a shell reads' }
    words.push(found[1]?.replaceAll(/\\(.)/g, '$1') ?? found[2] ?? found[3]!)
  }
  return words.length > 0 ? { value: words } : {}
}

/** Reads `NAME=value` lines, a list of them, and a list of names and values. */
const listVariables = (written: Written): readonly (readonly [name: string, value: Written | undefined])[] => {
  if (typeof written === 'string')
    return written.split('\n').flatMap((line) => {
      if (/^\s*(#|$)/.test(line)) return []
      const [, name, value = ''] = /^\s*(?:export\s+)?([\w.-]+)=(.*)$/.exec(line) ?? []
      return [[name ?? '', name === undefined ? undefined : value.replace(/^(["'])(.*)\1$/, '$2')] as const]
    })
  if (!isGroup(written)) return written.flatMap(listVariables)
  const [name, value] = [written.get('name') ?? written.get('key'), written.get('value')]
  return typeof name === 'string' && written.size === 2 ? [[name, value]] : [...written]
}

const toVariables: Convert = (written) => {
  const listed = listVariables(written)
  const isRead = listed.every(([name, value]) => name !== '' && typeof value === 'string')
  if (listed.length === 0 || !isRead || new Set(listed.map(([name]) => name)).size < listed.length) return {}
  return { value: Object.fromEntries(listed) }
}

const toDatacenter: Convert = (written) => {
  const { value, because } = written instanceof Map ? {} : toCountry(written)
  return value === undefined ? {} : { value: { country: value }, ...(because && { because }) }
}

const toNames = toList(toText, /\s*[,;\n]\s*/)

export const convert = {
  identifier: toIdentifier,
  identifiers: toList(toIdentifier, /[,;\s]+/),
  amount: toAmount,
  containerPort: toContainerPort,
  openPort: toOpenPort,
  openPorts: toList(toOpenPort, /[,;\s]+/),
  text: toText,
  words: toWords,
  names: toNames,
  variables: toVariables,
  country: toCountry,
  datacenter: toDatacenter,
  imageName: toImageName,
  imageUrl: toImageUrl,
  key: toKey,
  keys: toList(toKey, /\n+/),
}
