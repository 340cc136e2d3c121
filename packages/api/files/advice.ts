import { parse } from 'yaml'
import { containerFileExample, deployFile, vmFileExample } from './deploy-file.ts'
import { formatFieldPath, getValueAt } from '../field-path.ts'
import { findNearestName } from '../nearest-name.ts'
import { removeUnseen } from './unseen.ts'

export type Path = readonly PropertyKey[]

export const describePath = (path: Path): string => (path.length > 0 ? formatFieldPath(path) : 'The file')

type Schema = {
  def: { innerType?: Schema; shape?: Readonly<Record<string, Schema>>; element?: Schema; valueType?: Schema }
  safeParse: (value: unknown) => { success: boolean }
}

const unwrap = (schema: Schema | undefined): Schema | undefined => (schema?.def.innerType ? unwrap(schema.def.innerType) : schema)

const getSchema = (path: Path): Schema | undefined => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's schema type hides the properties that this file reads.
  let schema: Schema | undefined = deployFile as unknown as Schema
  for (const part of path) {
    schema = unwrap(schema)
    schema = typeof part === 'number' ? schema?.def.element : (schema?.def.shape?.[String(part)] ?? schema?.def.valueType)
  }
  return schema
}

export const isField = (path: Path): boolean => getSchema(path) !== undefined

export const isValid = (path: Path, value: unknown): boolean => getSchema(path)?.safeParse(value).success === true

export const listFieldNames = (path: Path): readonly string[] => Object.keys(unwrap(getSchema(path))?.def.shape ?? {})

const containerFile: unknown = parse(containerFileExample)
const vmFile: unknown = parse(vmFileExample)

const getExample = (path: Path): unknown => {
  const first = path.map((part) => (typeof part === 'number' ? 0 : part))
  return getValueAt(containerFile, first) ?? getValueAt(vmFile, first)
}

/** Yields what the author may have meant, the most likely first. */
function* listMeanings(path: Path, text: string, value: unknown, bound?: number): Generator {
  if (text === '') yield getExample(path)
  const clean = removeUnseen(text)
  yield clean
  if (/^\+?\d+$/.test(clean)) yield Number(clean)
  yield value
  const [, amount] = /^(\d+) ?[a-z]+$/i.exec(clean) ?? []
  if (amount) yield Number(amount)
  const [, before, port, after] = /^(?:(tcp|udp)[/: ])?(\d+)(?:[/: ](tcp|udp))?$/i.exec(clean) ?? []
  if (port) yield `${port}/${(before ?? after ?? 'tcp').toLowerCase()}`
  yield clean.toUpperCase()
  if (/^[\w-]+(\.[\w-]+)+\//.test(clean)) yield `https://${clean}`
  yield bound
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && /^\w+=/.test(item)))
    yield Object.fromEntries(value.map((item: string) => [item.slice(0, item.indexOf('=')), item.slice(item.indexOf('=') + 1)]))
  const item = Array.isArray(value) || value === null ? undefined : suggestValue([...path, 0], text, value)
  if (item !== undefined) yield [item]
  yield getExample(path)
  yield* ['', [], {}]
}

/** `bound` is the nearest number that the field allows. */
export const suggestValue = (path: Path, text: string, value: unknown, bound?: number): unknown => {
  const schema = getSchema(path)
  if (!schema) return undefined
  for (const meaning of listMeanings(path, text, value, bound))
    if (meaning !== undefined && schema.safeParse(meaning).success) return meaning
  return undefined
}

/** Adds an example of every required field that is missing. */
export const completeGroup = (path: Path, fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    listFieldNames(path).flatMap((name) => {
      const field = [...path, name]
      if (name in fields) return [[name, fields[name]]]
      return isValid(field, undefined) ? [] : [[name, getExample(field)]]
    }),
  )

export const toLine = (path: Path, value: unknown): string => {
  const name = path.at(-1)
  if (typeof name !== 'string') return JSON.stringify(value)
  return `${/^[A-Za-z_][\w.-]*$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(value)}`
}

/** Names that other tools use for the fields of deploy.yml. */
const otherNames: Readonly<Record<string, string>> = {
  image: 'image_url',
  docker_image: 'image_url',
  env: 'environment_variables',
  environment: 'environment_variables',
  cmd: 'entrypoint',
  command: 'entrypoint',
  args: 'entrypoint',
  gpus: 'gpus_per_container',
  gpu_count: 'gpus_per_container',
  replicas: 'replica_count',
  instances: 'replica_count',
  duration: 'duration_hours',
  hours: 'duration_hours',
  hardware: 'hardware_id',
  locations: 'location_ids',
  region: 'country',
  disk: 'storage',
  memory: 'ram',
  os: 'image',
  os_image: 'image',
  keys: 'ssh_keys',
}

/** Returns the groups of deploy.yml, nearest first. */
const listNearGroups = ([root]: Path): Path[] => [
  ...(root === 'deploy' || root === undefined ? [['deploy'], ['deploy', 'container_config']] : []),
  ...(root === 'vm' || root === undefined ? [['vm'], ['vm', 'datacenter']] : []),
  ['metadata'],
  ['providers'],
]

/** The name may be misspelled, belong to another group, or come from another tool. */
export const findMeantField = (group: Path, written: string): Path | undefined => {
  const name = removeUnseen(written)
  const near = findNearestName(name, listFieldNames(group))
  if (near) return [...group, near]
  const names = [name, otherNames[name]]
  const place = [group, ...listNearGroups(group)].flatMap((at) =>
    names.flatMap((each) => (each && listFieldNames(at).includes(each) ? [[...at, each]] : [])),
  )
  return place[0]
}
