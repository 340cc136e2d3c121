import { findFieldOfForm } from './fields.ts'
import { formatFieldPath } from '../field-path.ts'
import { findNearestName } from '../nearest-name.ts'
import { isPrivate } from '../values/placeholder.ts'

type Form = 'deploy' | 'vm'

/** Files of other tools by their shape. The first pattern that fits names the file. */
const shapes: readonly (readonly [name: string, form: Form, pattern: RegExp])[] = [
  ['the JSON body of POST /vms/v3', 'vm', /"(vmConfiguration|osImage|sshKeys|basicConfiguration)"\s*:/],
  ['the JSON body of POST /deploy', 'deploy', /^\s*\{[^]*"(hardware_id|container_config|gpus_per_container)"\s*:/],
  ['a config.json of onenode', 'deploy', /"(apiEndpoint|apiKey|defaultProvider)"\s*:/],
  ['an Amazon ECS task definition', 'deploy', /"containerDefinitions"\s*:/],
  ['a Knative service', 'deploy', /^"?apiVersion"?:\s*"?serving\.knative/m],
  ['a Kubernetes file', 'deploy', /^[\s{]*"?apiVersion"?\s*:/m],
  ['an Akash SDL file', 'deploy', /^services:[^]*^(profiles|deployment):/m],
  ['a render.yaml', 'deploy', /^services:\s*\n\s*- [^]*^\s+(- )?(env|runtime|plan|startCommand|dockerfilePath|healthCheckPath):/m],
  ['an App Platform file', 'deploy', /^(services|workers):\s*\n\s*- /m],
  ['a Docker Compose file', 'deploy', /^services:/m],
  ['a cloud-init file', 'vm', /^#cloud-config|^(runcmd|write_files|ssh_authorized_keys|package_update|packages):/m],
  ['a SkyPilot task', 'deploy', /^resources:[^]*^(run|setup|file_mounts|workdir|num_nodes):/m],
  ['a dstack file', 'deploy', /^type:\s*(task|service|dev-environment|fleet|volume|gateway)\b/m],
  ['a CloudFormation template', 'vm', /^\s*"?(AWSTemplateFormatVersion|Resources)"?\s*:/m],
  ['a workflow of GitHub Actions', 'deploy', /^["']?on["']?:[^]*^jobs:/m],
  ['a GitLab CI file', 'deploy', /^ +script:/m],
  ['an Ansible playbook', 'vm', /^- (hosts|name):[^]*^ +(tasks|roles|hosts):/m],
  ['a serverless.yml', 'deploy', /^service:[^]*^(functions|provider):/m],
  ['a cog.yaml', 'deploy', /^predict:/m],
  ['a values.yaml of Helm', 'deploy', /^(replicaCount|fullnameOverride|nameOverride):/m],
  ['a Nomad job', 'deploy', /^job\s+"/m],
  ['a Terraform file', 'vm', /^(resource|provider|variable|module|data|output)\s+"[^\n]*\{|^(terraform|locals)\s*\{/m],
  ['an HCL file', 'vm', /^[a-z_]+(\s+"[^"\n]*")*\s*\{\s*$/m],
  ['a fly.toml', 'deploy', /^app\s*=[^]*^\[|^\[{1,2}(http_service|mounts)\b/m],
  ['a systemd unit', 'deploy', /^\[(Unit|Service)\]/m],
  ['a TOML file', 'deploy', /^\[{1,2}[\w."-]+\]{1,2}[ \t]*(#.*)?$/m],
  ['a public key', 'vm', /^(ssh|ecdsa|sk)-\S+ AAAA/m],
  ['a Dockerfile', 'deploy', /^FROM\s+\S/m],
  ['a page of the web', 'deploy', /^\s*<(!doctype|html|\?xml|svg|body|div)\b/i],
  ['a program', 'deploy', /^(import|from|const|let|var|def|class|package|func|fn)\s+[\w{*]|Vagrant\.configure/m],
  ['a shell script', 'deploy', /^(#!\/|\$?\s*(docker|podman|kubectl|curl|onenode|ssh|sudo|helm|sky) )/m],
]

/** What is at the start of every line when a file is copied from somewhere. */
const margins: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a line number', /^\s*\d+\s*[:|.)\u2502]?(\s|$)/],
  ['the sign of a quoted e-mail', /^(>\s?)+/],
  ['a sign of a diff', /^([+-]|[ @\\]|$|diff |index )/],
  ['the frame of a table', /^\s*[|\u2502]\s?/],
  ['a comment sign, so that nothing is left', /^\s*(#|\/\/)\s?/],
]

const ownForm = /^\s*["']?(deploy|vm)["']?\s*:/m

const findMargin = (text: string): string | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return margins.find(([, pattern]) => {
    const rest = lines.map((line) => line.replace(pattern, ''))
    return lines.length > 1 && lines.every((line) => pattern.test(line)) && ownForm.test(rest.join('\n')) && !/^(deploy|vm):/m.test(text)
  })?.[0]
}

/** Maximum number of values that a message lists. */
const maxListed = 8

const namePattern = /(?:^|[{,(]|- )[^\S\n]*["']?([A-Za-z_][\w.-]*)["']?[^\S\n]*[:=]|^([A-Z]{3,})(?=\s)/gm

const listNames = (text: string) =>
  [...text.matchAll(namePattern)].map(({ 1: name, 2: keyword = '', index, 0: all }) => ({
    name: name ?? keyword,
    line: text.slice(0, index + all.length).split('\n').length,
  }))

/** Says where the values of another tool's file belong. */
const describePlaces = (text: string, form: Form): string => {
  const places = listNames(text).flatMap(({ name, line }) => {
    const field = name === 'name' ? undefined : findFieldOfForm(form, name)
    return field ? [`${name} (line ${line}) in ${formatFieldPath(field)}`] : []
  })
  const listed = [...new Set(places)].slice(0, maxListed)
  return listed.length > 0 ? ` Of its values, these belong there: ${listed.join(', ')}.` : ''
}

const isDotEnv = (text: string) =>
  text.split('\n').every((line) => /^\s*(#.*|(export\s+)?[A-Za-z_][\w.]*=.*)?$/.test(line)) && /^\s*(export\s+)?\w+=/m.test(text)

/** Names a text that is not a deploy.yml, and says which of its values belong in one. */
export const describeForeign = (text: string): string | undefined => {
  if (text.includes('\u001B[') || /^\[\d+(;\d+)*m/m.test(text))
    return 'The text has the color codes of a terminal. Copy it from the file and not from the terminal.'
  if (text.includes('\r') && !text.includes('\n'))
    return 'The lines end with a carriage return (U+000D) alone. Save the file with the line breaks of Linux or Windows.'
  if (/^-\s+["']?(deploy|vm)["']?\s*:/m.test(text)) return 'The file begins with a dash, which makes it a list. Delete the dash.'
  const margin = findMargin(text)
  if (margin) return `Every line begins with ${margin}. Copy the file without it.`
  if (/^\s*["']?(deploy|vm)["']?\s*:/m.test(text.replaceAll(/^[ \t]+\S.*$/gm, '')) || /^\s*\{\s*"(deploy|vm)"/.test(text)) return undefined
  if (isPrivate(text)) return 'This is a private key, which must stay on your computer. Delete it here.'
  if (isDotEnv(text) && !listNames(text).some(({ name }) => findFieldOfForm('deploy', name) ?? findFieldOfForm('vm', name)))
    return 'This is an .env file and not a deploy.yml. Its lines belong in deploy.container_config.environment_variables, each as NAME: "value".'
  const [name, form] = shapes.find(([, , pattern]) => pattern.test(text)) ?? []
  return (
    name &&
    form &&
    `This is ${name} and not a deploy.yml. Begin a new file with ${form}, and write its fields below it.${describePlaces(text, form)}`
  )
}

/** Describes a file of an unknown kind that has no deploy and no vm, also not misspelled. */
export const describeUnknownFile = (text: string): string | undefined =>
  [...text.matchAll(/^[^\S\n]*["'$-]?\s*([\p{L}_]+)/gmu)].some(({ 1: name = '' }) => findNearestName(name, ['deploy', 'vm']))
    ? undefined
    : `The file has neither deploy nor vm. Write fields, beginning with deploy or vm.${describePlaces(text, 'deploy') || describePlaces(text, 'vm')}`
