import { findFieldOfForm, findMeantField, type Form } from './fields.ts'
import { formatFieldPath } from '../field-path.ts'
import { isPrivate } from '../values/placeholder.ts'

/**
 * Patterns that recognize files of other tools, and the form that takes the values of such a file. The first row whose patterns all match
 * names the file. A pattern must read each line only once, because a text may have thousands of lines. With the flag `m`, `^\s*` and `[^]*`
 * would read the rest of the text again for each line.
 */
const shapes: readonly (readonly [name: string, form: Form | undefined, ...patterns: readonly RegExp[]])[] = [
  ['the JSON body of POST /vms/v3', 'vm', /"(vmConfiguration|osImage|sshKeys|basicConfiguration)"\s*:/],
  ['the JSON body of POST /deploy', 'deploy', /^\s*\{[^]*"(hardware_id|container_config|gpus_per_container)"\s*:/],
  ['a config.json of onenode', 'deploy', /"(apiEndpoint|apiKey|defaultProvider)"\s*:/],
  ['an Amazon ECS task definition', 'deploy', /"containerDefinitions"\s*:/],
  ['a Knative service', 'deploy', /"?apiVersion"?:\s*"?serving\.knative/],
  ['a Kubernetes file', 'deploy', /^[^\S\n]*(\{[^\S\n]*)?"?apiVersion"?\s*:/m, /\bkind"?\s*:/],
  ['an Akash SDL file', 'deploy', /^services:/m, /^(profiles|deployment):/m],
  [
    'a render.yaml',
    'deploy',
    /^services:\s*\n[^\S\n]*- /m,
    /^[^\S\n]+(- )?(env|runtime|plan|startCommand|dockerfilePath|healthCheckPath):/m,
  ],
  ['an App Platform file', 'deploy', /^(services|workers):\s*\n[^\S\n]*- /m],
  ['a Docker Compose file', 'deploy', /^ *services:/m],
  ['a cloud-init file', 'vm', /^#cloud-config|text\/cloud-config|^(runcmd|write_files|ssh_authorized_keys|package_update|packages):/m],
  ['a SkyPilot task', 'deploy', /^resources:/m, /^(run|setup|file_mounts|workdir|num_nodes):/m],
  ['a dstack file', 'deploy', /^type:\s*(task|service|dev-environment|fleet|volume|gateway)\b/m],
  ['a CloudFormation template', 'vm', /^[^\S\n]*"?(AWSTemplateFormatVersion|Resources)"?\s*:/m],
  ['a workflow of GitHub Actions', undefined, /^["']?on["']?:/m, /^jobs:/m],
  ['a GitLab CI file', 'deploy', /^ +script:/m],
  ['an Ansible playbook', undefined, /^- (hosts|name):/m, /^ +(tasks|roles|hosts):/m],
  ['a serverless.yml', 'deploy', /^service:/m, /^(functions|provider):/m],
  ['a cog.yaml', 'deploy', /^predict:/m],
  ['a file of Helm', 'deploy', /^(replicaCount|fullnameOverride|nameOverride|appVersion):|^image:\s*\n[^\S\n]+(registry|repository):/m],
  ['a Nomad job', 'deploy', /^job\s+"/m],
  ['a diff', undefined, /^(diff --git |@@ -|\+\+\+ )/m],
  ['a Terraform file', 'vm', /^(resource|provider|variable|module|data|output)\s+"[^\n]*\{|^(terraform|locals)\s*\{/m],
  ['a file with blocks in braces, such as HCL,', undefined, /^[\w.]+(\s+["'][^"'\n]*["'])*\s*\{\s*$/m],
  ['a fly.toml', 'deploy', /^app\s*=/m, /^\[/m],
  ['a fly.toml', 'deploy', /^\[{1,2}(http_service|mounts)\b/m],
  ['a systemd unit', 'deploy', /^\[(Unit|Service)\]/m],
  ['a TOML file', 'deploy', /^\[{1,2}[\w."-]+\]{1,2}[ \t]*(#.*)?$/m],
  ['a public key', 'vm', /^(ssh|ecdsa|sk)-\S+ AAAA/m],
  ['a Dockerfile', 'deploy', /^FROM\s+\S/m],
  ['a page of the web', undefined, /^\s*<(!doctype|html|\?xml|svg|body|div)\b/i],
  ['a program', undefined, /^(import|from|const|let|var|def|class|package|func|fn)\s+[\w{*]|Vagrant\.configure/m],
  ['a shell script', 'deploy', /^(#!\/|\$?[^\S\n]*(docker|podman|kubectl|curl|onenode|ssh|sudo|helm|sky) )/m],
]

/** Names and patterns of what may start each line of a file, such as line numbers that were copied from an editor. */
const margins: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a line number', /^\s*\d+\s*[:|.)\u2502]?(\s|$)/],
  ['the sign of a quoted e-mail', /^(>\s?)+/],
  ['a sign of a diff', /^([+-]|[ @\\]|$|diff |index )/],
  ['the frame of a table', /^\s*[|\u2502]\s?/],
  ['a comment sign, so that nothing is left', /^\s*(#|\/\/)\s?/],
]

/** Signs that the text as a whole is not usable, with their messages. */
const signs: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/[^\P{Cc}\s]\[|^\[[\d;]+m/mu, 'The text has the color codes of a terminal. Copy it from the file and not from the terminal.'],
  [/^(?=[^\n]*$)[^]*\r/, 'The lines end with a carriage return (U+000D) alone. Save the file with the line breaks of Linux or Windows.'],
  [/^-\s+["']?(deploy|vm)["']?\s*:/m, 'The file begins with a dash, which makes it a list. Delete the dash.'],
  [/^<{7}( |$)/m, 'The file has the marks of a merge conflict. Keep one of the two versions, and delete the marks.'],
]

/** Finds `deploy` or `vm` at the start of a line, or at the start of JSON. */
const ownForm = /^["']?(deploy|vm)["']?\s*:|^[^\S\n]*\{\s*"(deploy|vm)"/m

const findMargin = (text: string): string | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isRest = (pattern: RegExp) => lines.some((line) => /^\s*["']?(deploy|vm)["']?\s*:/.test(line.replace(pattern, '')))
  return margins.find(([, pattern]) => lines.length > 1 && lines.every((line) => pattern.test(line)) && isRest(pattern))?.[0]
}

/** Maximum number of values that a message lists. */
const maxListed = 8

/** Says where the values of another tool's file belong. */
const describePlaces = (text: string, forms: readonly Form[]): string => {
  const names = /(?:^|[{,(]|- )\s*["']?([A-Za-z_][\w.-]*)["']?\s*[:=]|^([A-Z]{3,})(?=\s|$)/g
  const written = text
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(names)].map(([, key, keyword = '']) => ({ name: key ?? keyword, at })))
  const listPlaces = (form: Form) =>
    written.flatMap(({ name, at }) => {
      const field = findFieldOfForm(form, name)
      return field ? [`${name} (line ${at + 1}) in ${formatFieldPath(field)}`] : []
    })
  const [places = []] = forms.map(listPlaces).toSorted((a, b) => b.length - a.length)
  return places.length > 0 ? ` Of its values, these belong there: ${[...new Set(places)].slice(0, maxListed).join(', ')}.` : ''
}

/** Names a text that is not a deploy.yml, and says where its values belong in a deploy.yml. */
export const describeForeign = (text: string): string | undefined => {
  const sign = signs.find(([pattern]) => pattern.test(text))?.[1]
  if (sign) return sign
  if (ownForm.test(text)) return undefined
  const margin = findMargin(text)
  if (margin) return `Every line begins with ${margin}. Copy the file without it.`
  if (isPrivate(text)) return 'This is a private key, which must stay on your computer. Delete it here.'
  if (/^([^\S\n]*(#.*|(export[ \t]+)?[A-Z_][A-Z\d_]*=.*)?(\n|$))+$/.test(text) && /^[^#\n]*=/m.test(text))
    return 'This is an .env file and not a deploy.yml. Its lines belong in deploy.container_config.environment_variables, each as NAME: "value".'
  const [name, form] = shapes.find(([, , ...patterns]) => patterns.every((pattern) => pattern.test(text))) ?? []
  if (name === undefined) return undefined
  const places = form ? describePlaces(text, [form]) : ''
  return `This is ${name} and not a deploy.yml. Begin a new file with ${form ?? 'deploy or vm'}, and write its fields below it.${places}`
}

/** Describes a file of an unknown kind. Returns nothing if a name in the file means deploy or vm. */
export const describeUnknownFile = (text: string): string | undefined => {
  const names = new Set([...text.matchAll(/^[^\S\n]*(?:\{\s*)?(?:["'$-][^\S\n]*)?([\p{L}_]+)(?![\w.])/gmu)].map(([, name = '']) => name))
  if ([...names].some((name) => /^(deploy|vm)$/.test(String(findMeantField([], name)?.path)))) return undefined
  return `The file has neither deploy nor vm. Write fields, beginning with deploy or vm.${describePlaces(text, ['deploy', 'vm'])}`
}
