import { deployFile } from './deploy-file.ts'
import { removeUnseen } from './characters.ts'
import { convert, type Conversion, type Convert, type Written } from './convert.ts'
import { formatFieldPath } from '../field-path.ts'
import { findNearestName } from '../nearest-name.ts'

export type Path = readonly PropertyKey[]

export const describePath = (path: Path): string => (path.length > 0 ? formatFieldPath(path) : 'The file')

/** Calls of the API that list values of a field. */
export type SourceCall = 'listHardware' | 'listAvailableReplicas' | 'listDefaultImages' | 'listCountries'

/** How to convert a text, what to write if the value does not follow from it, names in other tools, and the call that lists values. */
type Field = readonly [convert: Convert, ask: string, names?: string, from?: SourceCall]

const { amount, identifier, identifiers, text } = convert
const anyText: Field = [text, 'a text']
const providers: Field = [convert.names, 'a list of the names of providers']
const config = 'deploy.container_config'
const key = 'the one line that cat ~/.ssh/id_ed25519.pub prints on your computer'
const location = 'from List available replicas'

/** `[]` is an item of a list, and `*` any name. */
const fields: Readonly<Record<string, Field>> = {
  'deploy.hardware_id': [
    identifier,
    'a number from List hardware',
    'hardware hardware_name gpu_type gpu_model accelerator accelerators',
    'listHardware',
  ],
  'deploy.gpus_per_container': [amount('GPUs'), 'the number of GPUs of each container, 1 or more', 'gpus gpu gpu_count'],
  'deploy.replica_count': [amount('containers'), 'the number of containers, 1 or more', 'replicas instances num_replicas scale num_nodes'],
  'deploy.duration_hours': [amount('hours'), 'a whole number of hours, 1 or more', 'duration hours max_duration timeout ttl'],
  'deploy.location_ids': [identifiers, `a list of numbers ${location}`, 'locations location location_id regions', 'listAvailableReplicas'],
  'deploy.location_ids[]': [identifier, `a number ${location}`, '', 'listAvailableReplicas'],
  [config]: [() => ({}), 'image_url and port below it', 'container config'],
  [`${config}.image_url`]: [
    convert.imageName,
    'the name of the image, as docker pull takes it',
    'image docker_image image_name container_image',
  ],
  [`${config}.port`]: [
    convert.containerPort,
    'the one port on which the container serves HTTP, from 1 to 65535',
    'container_port http_port internal_port target_port expose ports',
  ],
  [`${config}.entrypoint`]: [
    convert.words,
    'a list with one item for each word',
    'cmd command commands args run start_command run_command',
  ],
  [`${config}.entrypoint[]`]: anyText,
  [`${config}.environment_variables`]: [
    convert.variables,
    'a group of names and values, each value as text',
    'env environment envs env_vars variables env_variables',
  ],
  [`${config}.environment_variables.*`]: [text, 'the value as text, in quotes'],
  'vm.cpu': [amount('vCPUs'), 'a whole number of vCPUs, 2 or more', 'vcpu vcpus cpus cores cpu_count cpu_cores'],
  'vm.ram': [amount('GB of RAM'), 'a whole number of GB, 4 or more', 'memory mem memory_size'],
  'vm.storage': [amount('GB'), 'a whole number of GB, 25 or more', 'disk disk_size volume_size boot_disk_size ssd'],
  'vm.image': [
    convert.imageUrl,
    'downloadUrl from List default images, or the URL of your own image',
    'os os_image image_url image_id ami template',
    'listDefaultImages',
  ],
  'vm.datacenter': [convert.datacenter, 'country below it', 'placement', 'listCountries'],
  'vm.datacenter.country': [
    convert.country,
    'one code from List countries',
    'countries country_code region zone location',
    'listCountries',
  ],
  'vm.datacenter.city': anyText,
  'vm.ports': [convert.openPorts, 'a list of ports, one in each item, with /tcp or /udp after it', 'port open_ports firewall expose'],
  'vm.ports[]': [convert.openPort, 'one port from 1 to 65535, with /tcp or /udp after it'],
  'vm.ssh_keys': [
    convert.keys,
    `a list with ${key}`,
    'keys ssh_key ssh_authorized_keys public_keys public_key authorized_keys ssh_public_key',
  ],
  'vm.ssh_keys[]': [convert.key, `${key}, one in each item`],
  'providers.prefer': providers,
  'providers.prefer[]': anyText,
  'providers.exclude': providers,
  'providers.exclude[]': anyText,
  'metadata.name': [text, 'a name', 'hostname title app job_name container_name'],
  'metadata.description': anyText,
  'metadata.tags': [convert.names, 'a list of texts', 'labels'],
  'metadata.tags[]': anyText,
}

const freeText: ReadonlySet<Convert> = new Set([text, convert.names, convert.words, convert.variables, convert.key, convert.keys])

/** Names in other tools without a field, and where their value goes. */
const notes: readonly (readonly [names: RegExp, note: string])[] = [
  [/^vm\.(instances|count|replicas|replica_count)$/, 'The number of VMs is an option: onenode vm create --instances.'],
  [/^(vm|deploy)\.(max_)?price\w*$/, 'The highest price of a VM is an option: onenode vm create --max-price.'],
  [/^vm\.(size|type|flavou?r|plan|machine_type|instance_type|server_type)$/, 'The size is in three fields: cpu, ram and storage.'],
  [/^vm\.(gpus?|gpu_\w+|accelerators?)$/, 'A VM has no GPU. Containers have: write deploy in place of vm.'],
  [/^vm\.(user_data|cloud_init|startup_script|run|setup)$/, 'The API has no script for the start. Run it by SSH.'],
  [/^deploy\.(\w+\.)?(cpus?|memory|ram|storage|disk|resources)$/, 'The hardware decides it: hardware_id and gpus_per_container.'],
]

export const findNote = (path: Path): string | undefined => notes.find(([names]) => names.test(path.join('.')))?.[1]

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
    const { shape, element, valueType } = schema?.def ?? {}
    schema = typeof part === 'number' ? element : shape && Object.hasOwn(shape, part) ? shape[String(part)] : valueType
  }
  return schema
}

export const isField = (path: Path): boolean => getSchema(path) !== undefined

export const isValid = (path: Path, value: unknown): boolean => getSchema(path)?.safeParse(value).success === true

export const listFieldNames = (path: Path): readonly string[] => Object.keys(unwrap(getSchema(path))?.def.shape ?? {})

const getField = (path: Path): Field | undefined => {
  const key = path.reduce<string>((key, part) => (typeof part === 'number' ? `${key}[]` : `${key}${key && '.'}${String(part)}`), '')
  return fields[key] ?? fields[`${formatFieldPath(path.slice(0, -1))}.*`]
}

/** Returns whether another character than ASCII is a mistake. */
export const isAscii = (path: Path): boolean => {
  const field = getField(path)
  return field !== undefined && !freeText.has(field[0])
}

export const getSource = (path: Path): SourceCall | undefined => getField(path)?.[3]

/** Returns the value in the form of the field if it follows from the text. */
export const advise = (path: Path, written: Written): Conversion => {
  const converted = getField(path)?.[0](written) ?? {}
  if (converted.value === undefined || isValid(path, converted.value)) return converted
  return converted.because ? { because: converted.because } : {}
}

/** What to write where it does not follow from the text. */
export const askFor = (path: Path): string => {
  const names = listFieldNames(path)
  const ask = getField(path)?.[1] ?? (names.length > 0 ? `its fields below it, without a dash: ${names.join(', ')}` : 'a value')
  return `Write ${ask}.`
}

export const toLine = (path: Path, value: unknown): string => {
  const name = path.at(-1)
  if (typeof name !== 'string') return JSON.stringify(value)
  return `${/^[A-Za-z_][\w.-]*$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(value)}`
}

/** Ends with the line to write, or says what to write. */
export const describeFix = (path: Path, written: Written): string => {
  const { value, because } = advise(path, written)
  return `${because ? `${because}. ` : ''}${value === undefined ? askFor(path) : `Write: ${toLine(path, value)}`}`
}

/** Returns the groups of deploy.yml, nearest first. */
const listNearGroups = ([root]: Path): Path[] => [
  ...(root === 'deploy' || root === undefined ? [['deploy'], ['deploy', 'container_config']] : []),
  ...(root === 'vm' || root === undefined ? [['vm'], ['vm', 'datacenter']] : []),
  ['metadata'],
  ['providers'],
]

const simplify = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Finds a field of the group by its name in deploy.yml or in another tool. */
const findByName = (group: Path, name: string): Path | undefined => {
  const found = listFieldNames(group).find(
    (field) =>
      simplify(field) === simplify(name) ||
      getField([...group, field])?.[2]
        ?.split(' ')
        .some((other) => simplify(other) === simplify(name)),
  )
  return found === undefined ? undefined : [...group, found]
}

/** The name may be misspelled, belong to another group, or come from another tool. It may end with a unit. */
export const findMeantField = (group: Path, written: string): { path: Path; unit: string } | undefined => {
  const name = removeUnseen(written)
  const [, plain = name, unit = ''] = /^(.+?)_?([kmgt]i?b|seconds|minutes|hours|days|weeks)$/i.exec(name) ?? []
  const places = [group, ...listNearGroups(group)]
  const find = (each: string) => places.map((place) => findByName(place, each)).find(Boolean)
  if (findNote([...group, name])) return undefined
  const near = findNearestName(name, listFieldNames(group))
  const path = findByName(group, name) ?? (near === undefined ? find(name) : [...group, near])
  if (path) return { path, unit: '' }
  const withUnit = unit ? find(plain) : undefined
  return withUnit && { path: withUnit, unit }
}

/** Finds the field of a form, `deploy` or `vm`, by its name in another tool. */
export const findFieldOfForm = (form: 'deploy' | 'vm', name: string): Path | undefined =>
  listNearGroups([form])
    .slice(0, 3)
    .map((group) => findByName(group, name))
    .find(Boolean)
