import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFuzzRuns } from '../../../ops/fuzz/fuzz-runs.ts'
import { caasCall } from '../caas/caas.ts'
import { advice, apply } from './apply-advice.fixture.ts'
import { checkDeployFile } from './check-deploy-file.ts'
import { containerFileExample, vmFileExample } from './deploy-file.ts'
import { templateFiles } from './templates.ts'
import { world } from '../example-world.ts'
import { getValueAt } from '../field-path.ts'
import { vmCall } from '../vm/vm.ts'

/** Returns the line number, field and suggested line of each problem. The line is empty if the message suggests no line. */
const problems = (text: string) => {
  const result = checkDeployFile(text)
  return result.ok ? [] : result.problems.map(({ line, path, message }) => [line, path, advice.exec(message)?.[1] ?? ''])
}

const messages = (text: string) => {
  const result = checkDeployFile(text)
  return result.ok ? [] : result.problems.map(({ message }) => message)
}

/** A valid file with one environment variable, on line 8. */
const withVariable = (line: string) => `${small}    environment_variables:\n      ${line}\n`
const variables = 'deploy.container_config.environment_variables'

const readVariable = (text: string, name: string): unknown => {
  const result = checkDeployFile(text)
  return result.ok ? getValueAt(result.request.body, ['container_config', 'environment_variables', name]) : undefined
}

const small = `deploy:
  hardware_id: 203
  gpus_per_container: 1
  container_config:
    image_url: ${world.deployment.image}
    port: 80
`

describe('the check of deploy.yml', () => {
  it('turns the container example into exactly the request of the API reference', () => {
    expect(checkDeployFile(containerFileExample)).toEqual({
      ok: true,
      request: {
        call: 'createDeployment',
        method: caasCall.createDeployment.method,
        path: caasCall.createDeployment.path,
        body: caasCall.createDeployment.example.body,
        notSent: ['metadata.name', 'metadata.description', 'metadata.tags'],
      },
      remarks: [],
    })
  })

  it.each(Object.entries(templateFiles))('accepts the template %s', (_, file) => {
    expect(checkDeployFile(file)).toMatchObject({ ok: true, request: { call: 'createDeployment' } })
  })

  it('accepts preferred and excluded providers, although no call accepts them', () => {
    expect(checkDeployFile(templateFiles['web-server'])).toMatchObject({
      request: { notSent: ['providers.prefer', 'providers.exclude', 'metadata.name', 'metadata.description'] },
    })
  })

  it('turns the VM example into the request of the API reference, except for the maximum price, which is a flag', () => {
    const result = checkDeployFile(vmFileExample)
    const {
      constraints: { maxTotalPricePerEpochUsd: _, ...constraints },
      ...body
    } = vmCall.orderVms.example.body
    expect(result).toEqual({
      ok: true,
      request: {
        call: 'orderVms',
        method: 'POST',
        path: vmCall.orderVms.path,
        body: { constraints, ...body },
        notSent: ['vm.datacenter.city'],
      },
      remarks: [],
    })
    expect(result.ok && vmCall.orderVms.request.parse(result.request.body)).toBeTruthy()
  })

  it('fills in the built-in defaults', () => {
    const result = checkDeployFile(small)
    expect(result.ok && result.request.body).toMatchObject({ replica_count: 1, duration_hours: 24 })
    expect(result.ok && caasCall.createDeployment.request.parse(result.request.body)).toBeTruthy()
  })

  it('sends no provider, because no call accepts one', () => {
    const result = checkDeployFile(`${small}providers:\n  prefer: [a]\n  exclude: [b]\n`)
    expect(result.ok && result.request.notSent).toEqual(['providers.prefer', 'providers.exclude'])
  })

  it.each([
    ['an empty file', '', [[1, '', '']]],
    ['a single word', 'deploy', [[1, '', '']]],
    ['neither form', 'metadata: {}\n', [[1, '', '']]],
    ['both forms', `${small}${vmFileExample}`, [[7, 'vm', '']]],
    ['both forms, the VM first', `${vmFileExample}${small}`, [[1, 'vm', '']]],
    [
      'both forms with a mistake in one',
      `${small}${vmFileExample.replace('cpu: 2', 'cpu: 1')}`,
      [
        [7, 'vm', ''],
        [8, 'vm.cpu', ''],
      ],
    ],
    [
      'both examples pasted together',
      `${vmFileExample}${containerFileExample}`,
      [
        [1, 'vm', ''],
        [26, 'metadata', ''],
      ],
    ],
    ['a VM without a name', vmFileExample.replace('  name: web-1', '  tags: []'), [[12, 'metadata.name', '']]],
    ['a VM without metadata', vmFileExample.replace(/metadata[\s\S]*/, ''), [[1, 'metadata.name', '']]],
    ['a shortened field name', small.replace('hardware_id', 'hardware'), [[2, 'deploy.hardware', 'hardware_id: 203']]],
    ['a field name in camel case', small.replace('hardware_id', 'hardwareId'), [[2, 'deploy.hardwareId', 'hardware_id: 203']]],
    ['a misspelled field name', `${small}metdata:\n  name: web\n`, [[7, 'metdata', 'metadata:']]],
    ['an unknown field name', `${small}    zzz: 1\n`, [[7, 'deploy.container_config.zzz', '']]],
    ['a field without a value', small.replace(world.deployment.image, ''), [[5, 'deploy.container_config.image_url', '']]],
    ['text instead of a number', small.replace('203', '"203"'), [[2, 'deploy.hardware_id', 'hardware_id: 203']]],
    [
      'a number with its unit',
      small.replace('container: 1', 'container: 8 GPUs'),
      [[3, 'deploy.gpus_per_container', 'gpus_per_container: 8']],
    ],
    ['a number with the unit of another field', small.replace('203', '203 GPUs'), [[2, 'deploy.hardware_id', '']]],
    ['half a GPU', small.replace('container: 1', 'container: 0.5'), [[3, 'deploy.gpus_per_container', '']]],
    ['too few GPUs', small.replace('container: 1', 'container: 0'), [[3, 'deploy.gpus_per_container', '']]],
    ['a port that is too high', small.replace('80', '65536'), [[6, 'deploy.container_config.port', '']]],
    ['a single location instead of a list', `${small}  location_ids: 1\n`, [[7, 'deploy.location_ids', 'location_ids: [1]']]],
    ['a VM port without a protocol', vmFileExample.replace('443/tcp', '443'), [[9, 'vm.ports[1]', '"443/tcp"']]],
    ['a port after its protocol', vmFileExample.replace('443/tcp', 'UDP/53'), [[9, 'vm.ports[1]', '"53/udp"']]],
    ['a single port instead of a list', vmFileExample.replace('["22/tcp", "443/tcp"]', '22'), [[9, 'vm.ports', 'ports: ["22/tcp"]']]],
    [
      'ports as numbers',
      vmFileExample.replace('["22/tcp", "443/tcp"]', '[22, 443]'),
      [
        [9, 'vm.ports[0]', '"22/tcp"'],
        [9, 'vm.ports[1]', '"443/tcp"'],
      ],
    ],
    ['a lowercase country', vmFileExample.replace('DE', 'de'), [[7, 'vm.datacenter.country', 'country: "DE"']]],
    ['an image without https', vmFileExample.replace(' https://', ' '), [[5, 'vm.image', `image: "${world.image.url}"`]]],
    ['an image on the local disk', vmFileExample.replace('https:', 'file:'), [[5, 'vm.image', '']]],
    ['a VM that is too small', vmFileExample.replace('cpu: 2', 'cpu: 1'), [[2, 'vm.cpu', '']]],
    ['no SSH key', vmFileExample.replace(/ssh_keys:\n.*/, 'ssh_keys: []'), [[10, 'vm.ssh_keys', '']]],
    [
      '51 ports',
      vmFileExample.replace('["22/tcp", "443/tcp"]', `[${Array.from({ length: 51 }, (_, n) => `${n + 1}/tcp`).join()}]`),
      [[9, 'vm.ports', '']],
    ],
    [
      'variables as a list',
      `${small}    environment_variables:\n      - LOG_LEVEL=info\n`,
      [[7, variables, 'environment_variables: {"LOG_LEVEL":"info"}']],
    ],
  ])('reports the problem, its position and a suggestion for %s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected)
  })

  it.each([
    ['3.10', '3.10'],
    ['01234', '01234'],
    ['123456789012345678901', '123456789012345678901'],
    ['12e4567', '12e4567'],
    ['+4930123456', '+4930123456'],
    ['0x1F', '0x1F'],
    ['1.0', '1.0'],
    ['.inf', '.inf'],
    ['80', '80'],
    ['True', 'True'],
    ['~', '~'],
    ['NULL', 'NULL'],
    ['0o17', '0o17'],
    ['-0', '-0'],
    ['1e3', '1e3'],
    ['!4wO8I', '!4wO8I'],
    ['! secret', '! secret'],
    ['!Ref Image', '!Ref Image'],
    ['!!str 1', '!!str 1'],
    ['&abc def', '&abc def'],
    ['*.onrender.com', '*.onrender.com'],
    ['*', '*'],
    ['**/*.css', '**/*.css'],
    ['#abc123', '#abc123'],
    ['abc #123', 'abc #123'],
    ['foo: bar', 'foo: bar'],
    ['{{ secret }}', '{{ secret }}'],
    ['{"a": 1}', '{"a": 1}'],
    ['[a', '[a'],
    ['@user', '@user'],
    ['`date`', '`date`'],
    ['%TEMP%', '%TEMP%'],
    ['- item', '- item'],
    ['|', '|'],
    ['>', '>'],
    [`'it's'`, `it's`],
    [String.raw`"\d+"`, String.raw`\d+`],
    ['a\u00A0b', 'a b'],
    ['a\u200Bb', 'ab'],
  ])('rejects the unquoted variable %s and suggests quotes', (written, meant) => {
    expect(problems(withVariable(`NAME: ${written}`))).toEqual([[8, `${variables}.NAME`, `NAME: ${JSON.stringify(meant)}`]])
  })

  it.each(['yes', 'off', '0777', '0b101', '1_000', '12:30:45', '190:20:30.15', '2026-11-26', '2026-11-26 10:00:00 +1'])(
    'keeps %s as written, and suggests quotes around it if the file declares YAML 1.1',
    (written) => {
      expect(readVariable(withVariable(`NAME: ${written}`), 'NAME') ?? written).toBe(written)
      const [[, , advised] = [], ...others] = problems(`%YAML 1.1\n---\n${withVariable(`NAME: ${written}`)}`)
      expect([advised, others]).toEqual([`NAME: ${JSON.stringify(written)}`, []])
      expect(messages(`%YAML 1.1\n---\n${withVariable(`NAME: ${written}`)}`)[0]).toContain(` is ${written}, which`)
    },
  )

  it.each([
    [String.raw`"a\nb"`, 'a\nb'],
    [String.raw`"\x41\u00e9\\\""`, 'Aé\\"'],
    [`'it''s'`, `it's`],
    [String.raw`'a\nb'`, String.raw`a\nb`],
    ['"  a  "', '  a  '],
    ['a   ', 'a'],
    ['a # note', 'a'],
    ["'a' #note", 'a'],
    ['a#b', 'a#b'],
    ['a\tb', 'a\tb'],
    ['a\r', 'a'],
    ['|\n        a\n        b', 'a\nb\n'],
    ['|-\n        a\n        b', 'a\nb'],
    ['|+\n        a\n', 'a\n\n'],
    ['>\n        a\n        b', 'a b\n'],
    ['>-\n        a\n\n        b', 'a\nb'],
    ['|2-\n          a', '  a'],
    ['|-\n        # a', '# a'],
    ['|-\n        1.0', '1.0'],
    ['a\n        b', 'a b'],
    ['"a\\\n        b"', 'ab'],
    ['|\r\n        a\r\n        b\r', 'a\nb\n'],
  ])('decodes the YAML text %j', (written, text) => {
    expect(readVariable(withVariable(`NAME: ${written}`), 'NAME')).toBe(text)
  })

  it.each(['+80', '080', '0o120', '0x50', '80.0', '8e1', '1:80', '80,', '|\n      80', '!!int 80', '８０'])(
    'refuses the port %j and suggests the number that it means',
    (written) => {
      const [[, path, advised] = [], ...others] = problems(small.replace('port: 80', `port: ${written}`))
      expect([path, others]).toEqual(['deploy.container_config.port', []])
      expect(advised).toBe('port: 80')
    },
  )

  it.each(['3.10: x', 'null: x', '1e3: x', '!x y: z', '\u200BNAME: x', 'NA\u00A0ME: x', '? [a]\n      : b'])(
    'refuses a name that YAML would read differently: %s',
    (line) => {
      expect(problems(withVariable(line))).toHaveLength(1)
    },
  )

  it.each([
    ['vm.name', vmFileExample.replace('  name: web-1', '  tags: []').replace('vm:', 'vm:\n  name: x'), 'metadata.name', 'name: "x"'],
    ['vm.country', vmFileExample.replace(/ {2}datacenter:\n.*\n.*\n/, '  country: DE\n'), 'vm.datacenter', 'datacenter: {"country":"DE"}'],
    [
      'deploy.image',
      small.replace('    image_url:', '    x:').replace('deploy:', 'deploy:\n  image: nginx'),
      'deploy.container_config.image_url',
      'image_url: "nginx"',
    ],
    ['deploy.port', small.replace('    port: 80\n', '  port: 80\n'), 'deploy.container_config.port', 'port: 80'],
    ['deploy.env', `${small}  env: { A: b }\n`, variables, 'environment_variables: {"A":"b"}'],
    ['deploy.replicas', `${small}  replicas: 2\n`, 'deploy.replica_count', 'replica_count: 2'],
    ['hardware_id', `hardware_id: 203\n${small.replace('  hardware_id: 203\n', '')}`, 'deploy.hardware_id', 'hardware_id: 203'],
  ])('says where the value of %s belongs, and which line to write there', (path, text, place, line) => {
    const result = checkDeployFile(text)
    const message = result.ok ? '' : result.problems.find((problem) => problem.path === path)!.message
    expect(message).toContain(place)
    expect(message).toContain(line)
  })

  it.each(['gpu', 'ip', 'on', 'db', 'zone', 'user'])('suggests nothing for vm.%s', (name) => {
    const [message] = messages(vmFileExample.replace('vm:', `vm:\n  ${name}: x`))
    expect(message).not.toMatch(/You may mean|Its place/)
  })

  it.each([
    ['a second document', `${containerFileExample}---\n${vmFileExample}`],
    ['a --- line at the end', `${containerFileExample}---\n`],
    ['a merge key', `${small}    environment_variables:\n      <<: *common\n`],
    ['a merge key with its anchor', containerFileExample.replace('    port: 80', '    port: 80\n    <<: &common { A: b }')],
    ['a tab', small.replace('  hardware_id', '\thardware_id')],
    ['a line that is indented too far', small.replace('    port', '      port')],
    ['a list that is not closed', `${small}  location_ids: [1, 4\n`],
    ['a quote that is not closed', `${small}metadata:\n  name: "web\n`],
    ['5,000 open brackets', '['.repeat(5000)],
    ['5,000 brackets', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['3,000 names inside each other', '? '.repeat(3000)],
    ['a directive', `%TAG ! x\n${small}`],
    ['an alias in its own anchor', `${small}metadata:\n  tags: &a [*a]\n`],
    [
      'aliases that multiply',
      `a: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e'].map((name, n) => `${name}: &${name} [${Array(9).fill(`*${'abcd'[n]}`).join(', ')}]`).join('\n')}\n`,
    ],
  ])('reports one problem with a specific message for %s', (_, text) => {
    const found = messages(text)
    expect(found).toHaveLength(1)
    expect(found[0]).not.toMatch(/YAML\.|parseAllDocuments|implicit|compact|block collection|scalar|flow|token|null|undefined/i)
  })

  it.each([
    ['port 80', 'lacks a colon'],
    ['port:80', 'lacks a space after its colon'],
    ['port=80', 'lacks a colon'],
    ['port = 80', 'lacks a colon'],
    ['port "80"', 'lacks a colon'],
    ['port\u00A080', 'no-break space (U+00A0) after "port"'],
    ['port:\u00A080', 'no-break space (U+00A0) after "port:"'],
    ['port\uFF1A80', 'full-width colon (U+FF1A)'],
    ['port\uFF1A 80', 'full-width colon (U+FF1A)'],
    ['- port: 80', 'begins with a dash'],
    ['  port: 80', 'Indent it by 4 spaces'],
    ['\tport: 80', 'is indented by a tab. Indent it by 4 spaces', ''],
  ])('says what is wrong with the line %j and suggests a correct one', (line, problem, indent = '    ') => {
    for (const file of [containerFileExample, `${small}metadata: {}\n`]) {
      const text = file.replace('    port: 80', indent + line)
      expect(problems(text)).toEqual([[file.split('\n').indexOf('    port: 80') + 1, 'deploy.container_config.port', 'port: 80']])
      expect(messages(text)[0]).toContain(problem)
    }
  })

  it.each([
    ['a list item among the fields of a group', containerFileExample.replace('  name:', '  - x\n  name:'), 14, '', 'Delete "- x".'],
    ['a list item after the last field', `${containerFileExample}  - x\n`, 17, '', 'Delete "- x".'],
    ['a list item before a field', small.replace('    port', '    - x y\n    port'), 6, '', 'Delete "- x y".'],
    ['a directive', `%YAML 1.1\n${small}`, 1, '', 'Delete "%YAML 1.1".'],
    ['an alias of a list that is a name', withVariable('? &a [X]\n      : x\n      Y: *a'), 7, variables, 'Write a text as the name.'],
    ['a directive for a future YAML version', `%YAML 3\n---\n${small}`, 1, '', 'Delete "%YAML 3".'],
    [
      'a missing colon after the only field of a group',
      vmFileExample.replace('name:', 'name'),
      12,
      'metadata',
      'Write: metadata: {"name":"web-1"}',
    ],
    ['a missing colon after the only variable', withVariable('LEVEL info'), 7, variables, 'Write: environment_variables: {"LEVEL":"info"}'],
    [
      'a no-break space before a name',
      small.replace('  port', '\u00A0\u00A0port'),
      6,
      'deploy.\u00A0\u00A0port',
      'Its place is deploy.container_config.port. Write: port: 80',
    ],
    [
      'an ideographic space before a name',
      small.replace('  port', '\u3000port'),
      6,
      'deploy.\u3000port',
      '(U+3000) at its start. Its place is deploy.container_config.port',
    ],
    ['a missing colon after a group', small.replace('config:', 'config'), 4, 'deploy.container_config', 'Write: container_config:'],
    ['a missing colon after a top-level group', small.replace('deploy:', 'deploy'), 1, 'deploy', 'Write: deploy:'],
    ['a Markdown fence', `${small}\`\`\`\n`, 7, '', 'Delete "```".'],
    ['a shell prompt', `$ cat deploy.yml\n${small}`, 1, '', 'Delete "$ cat deploy.yml".'],
    ['a comment from another language', `// mine\n${small}`, 1, '', 'Delete "// mine".'],
    ['a template tag', small.replace('    port', '    {% if x %}\n    port'), 6, '', 'Delete "{% if x %}".'],
    ['a no-break space on an empty line', small.replace('    port', '\u00A0\n    port'), 6, '', '(U+00A0) at its start. Delete the line.'],
    [
      'a zero-width space after a group',
      small.replace('deploy:', 'deploy:\u200B'),
      1,
      'deploy',
      '(U+200B) after "deploy:". Write: deploy:',
    ],
    ['an open quote before a name', small.replace('port:', '"port:'), 6, 'deploy.container_config.port', 'Write: port: 80'],
    ['Windows line breaks', small.replace('port:', 'port').replaceAll('\n', '\r\n'), 6, 'deploy.container_config.port', 'Write: port: 80'],
    ['a binary file', '\u0000\u0001PNG', 1, '', 'Write fields, beginning with deploy or vm.'],
    ['a joiner in a name', small.replace('port', 'po\u200Crt'), 6, 'deploy.container_config.po\u200Crt', '(U+200C) after "po"'],
    ['a joiner in a number', small.replace('203', '20\u200D3'), 2, 'deploy.hardware_id', '(U+200D) after "20". Write: hardware_id: 203'],
    ['a name of 900 letters', `${small}${'k'.repeat(900)}: 1\n`, 7, `${'k'.repeat(60)}…`, 'is not a field'],
  ])('reports one problem for %s', (_, text, line, path, words) => {
    const result = checkDeployFile(text)
    expect(result).toMatchObject({ ok: false, problems: [{ line, path, message: expect.stringContaining(words) as unknown }] })
    expect(messages(text)).toHaveLength(1)
    expect(messages(text)[0]!.length).toBeLessThan(250)
  })

  it('suggests correct lines for variables written with =, even if another variable is written correctly', () => {
    for (const count of [1, 2, 3, 12]) {
      const lines = Array.from({ length: count }, (_, at) => at)
      const written = lines.map((at) => `N${at}=v${at}`).join('\n      ')
      const all = JSON.stringify(Object.fromEntries(lines.map((at) => [`N${at}`, `v${at}`])))
      expect(problems(withVariable(written))).toEqual([[7, variables, `environment_variables: ${all}`]])
      const each = lines.map((at) => [9 + at, `${variables}.N${at}`, `N${at}: v${at}`])
      expect(problems(withVariable(`A: b\n      ${written}`))).toEqual(each)
    }
  })

  it.each(['می\u200Cخواهم', '👩\u200D💻', '🏳️\u200D🌈', 'क्\u200Dष', '説明\u3000文'])('accepts the characters that %s needs', (text) => {
    expect(readVariable(withVariable(`NAME: ${text}`), 'NAME')).toBe(text)
  })

  it.each([
    ['city: Berlin', ['vm.city', '']],
    ['city: Paris\n  region: FR', ['vm.city', 'datacenter: {"city":"Paris","country":"FR"}']],
    ['country: US', ['vm.country', 'datacenter: {"country":"US"}']],
  ])('suggests the group that %s belongs to if the file has the required fields of the group', (line, [path, advised]) => {
    const text = vmFileExample.replace(/ {2}datacenter:\n.*\n.*\n/, `  ${line}\n`)
    expect(problems(text)[0]).toEqual([6, path, advised])
  })

  it.each([
    ['  gpus_per_:', '  gpus_per_container: 1', 'You may mean deploy.gpus_per_container. Write the number of GPUs'],
    ['  сontainer_config:', '  container_config:', 'You may mean deploy.container_config. Write: container_config:'],
    [
      '    pоrt: 8080',
      '    port: 80',
      'the Cyrillic letter о (U+043E) after "p". You may mean deploy.container_config.port. Write: port: 8080',
    ],
    ['    image_url: nginx: 1.27', '    image_url: docker.io/library/nginx:1.27', 'has a second name with a colon on its line'],
    [
      '    image_url: >-\n      docker.io/library/\n      nginx',
      '    image_url: docker.io/library/nginx:1.27',
      'must not contain a space or a line break',
    ],
    ['    image_url: nginx@sha256:abc', '    image_url: docker.io/library/nginx:1.27', 'has @ without a digest after it'],
  ])('finds what is meant by %j', (line, replaced, message) => {
    expect(messages(containerFileExample.replace(replaced, line)).join('\n')).toContain(message)
  })

  it.each(['hardware_id:203', 'replica_count:2', 'duration_hours:12'])('suggests the missing space for %s in braces', (pair) => {
    const text = `deploy: {${pair}, container_config: {image_url: nginx, port: 80}}`
    expect(messages(text).find((message) => message.includes(pair))).toContain(`Write: ${pair.replace(':', ': ')}`)
  })

  it.each([',', '}', 'and more'])('quotes the text %j after the closing brace of a JSON file', (rest) => {
    const text = `{"deploy": {"hardware_id": 203, "gpus_per_container": 1, "container_config": {"image_url": "nginx", "port": 80}}}${rest}`
    expect(messages(text)).toEqual([`The file goes on after its end. Delete ${JSON.stringify(rest)}.`])
  })

  it.each(['', '\n', '\n# A comment\n', '}'])('says once that a bracket is missing in a file in braces that ends with %j', (rest) => {
    const text = `{deploy: {hardware_id: 203, gpus_per_container: 1, container_config: {image_url: nginx, port: 80}${rest}`
    expect(messages(text)).toEqual([expect.stringMatching(/ lacks .*bracket/)])
  })

  it.each([
    ['203,', '203'],
    ['203,', '203 # comment'],
    ['_id":', '_id'],
  ])('reports what a JSON file lacks, and suggests no deletion, if %j became %j', (whole, broken) => {
    const json = JSON.stringify({ deploy: { hardware_id: 203, gpus_per_container: 1 } }, null, 2).replace(whole, broken)
    expect(messages(json)).toEqual([expect.stringMatching(/ lacks a comma, a quote/)])
  })

  it.each([
    ['@203', /^"@203" begins with a character/],
    ['%203', /^"%203" begins with a character/],
    [String.raw`"20\q3"`, /backslash/],
    ['203,', /a comma, .* that YAML does not expect/],
    ["'it's'", /a quote .* that YAML does not expect/],
  ])('does not say of a JSON file with the value %s that something is missing', (value, expected) => {
    expect(messages(`{"deploy": {"hardware_id": ${value}, "gpus_per_container": 1}}`)).toEqual([expect.stringMatching(expected)])
  })

  it('shows the start of a long text after the end of a file in braces', () => {
    const [message] = messages(`{deploy: {hardware_id: 203}} ${'word '.repeat(40)}`).filter((each) => each.startsWith('The file goes on'))
    expect(message).toMatch(/^The file goes on after its end\. Delete "word word .*" and what follows\.$/)
    expect(message!.length).toBeLessThan(150)
  })

  it.each(['"": 1', ': 1', 'null: 1'])('reports an empty field name on its line: %s', (line) => {
    expect(problems(`${containerFileExample}${line}\n`)).toEqual([[containerFileExample.split('\n').length, '""', '']])
    expect(messages(`${containerFileExample}${line}\n`)[0]).toMatch(/^"" is not a field of deploy\.yml\. /)
  })

  it.each(['!!int 203', '&id !!int 203', '!!int &id 203', '!<tag:yaml.org,2002:int> 203', `!${'long'.repeat(80)} 203`])(
    'refuses the tag in “hardware_id: %s”',
    (value) => {
      const [message = ''] = messages(containerFileExample.replace('hardware_id: 203', `hardware_id: ${value}`))
      expect(message).toMatch(/^deploy\.hardware_id begins with !\S*: ! begins a tag, which deploy\.yml does not have\. Write/)
      if (value.includes('!!')) expect(message).toMatch(/Write: hardware_id: 203$/)
    },
  )

  it.each(['!', '&', '!<', '!<a>', '! ', '!<a> '])(
    'checks the value after a text of many %j, which could each begin a tag or an anchor',
    (mark) => {
      const list = JSON.stringify([mark.repeat(100), 'b'])
      expect(checkDeployFile(containerFileExample.replace(/entrypoint: .*/, () => `entrypoint: ${list}`)).ok).toBe(true)
    },
  )

  it('gives no remark about an SSH key on several lines, because YAML joins the lines', () => {
    const result = checkDeployFile(vmFileExample.replace(world.sshKey.text, world.sshKey.text.replaceAll(' ', '\n      ')))
    expect(result).toMatchObject({ ok: true, remarks: [] })
  })

  it('accepts aliases while the file stays small', () => {
    const names = Array.from({ length: 22 }, (_, at) => `      NAME_${at}: *level\n`).join('')
    const text = `${small}    environment_variables:\n      LOG_LEVEL: &level info\n${names}`
    expect(readVariable(text, 'NAME_21')).toBe('info')
  })

  it.each([
    ['as a literal block', `ssh_keys:\n    - |\n      ${world.sshKey.text}`],
    ['as a folded block', `ssh_keys:\n    - >\n      ${world.sshKey.text}`],
    ['with a line break at the end', `ssh_keys: [${JSON.stringify(`${world.sshKey.text}\n`)}]`],
    ['with spaces around it', `ssh_keys: ["  ${world.sshKey.text}  "]`],
    ['with a Windows line break', `ssh_keys: [${JSON.stringify(`${world.sshKey.text}\r\n`)}]`],
  ])('accepts and trims an SSH key: %s', (_, keys) => {
    const result = checkDeployFile(vmFileExample.replace(/ssh_keys:\n.*/, keys))
    expect(result.ok && getValueAt(result.request.body, ['vmConfiguration', 'sshKeys'])).toEqual([world.sshKey.text])
  })
})

const { runs, seed } = readFuzzRuns({ runs: 150, seed: 46 })

/** Text that YAML may parse as another type. */
const oddText = fc.oneof(
  fc.constantFrom(
    'yes',
    'no',
    'off',
    'null',
    '~',
    'True',
    '1_000',
    '0o17',
    '0b1',
    '1e3',
    '-0',
    '.nan',
    '2026-11-26',
    '12:30:45',
    '<<',
    '=',
    '---',
  ),
  fc.double({ noNaN: true }).map(String),
  fc.bigInt().map(String),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...Array.from('!&*#:?|>-%@`"\'[]{},~ .=ab1\u00A0')), minLength: 1, maxLength: 8 }),
)

/** YAML styles in which a variable can be written. */
const styles: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  single: (text) => `'${text.replaceAll("'", "''")}'`,
  double: (text) => JSON.stringify(text),
  literal: (text) => `|-\n        ${text}`,
}

describe('the value of a variable', () => {
  it('is sent as written, both from an accepted file and from the line that the check suggests', () => {
    fc.assert(
      fc.property(oddText, fc.constantFrom(...Object.keys(styles)), (odd, style) => {
        const text = odd.trim()
        // Skips texts with a separate `#`, which starts a comment in a plain value.
        if (text === '' || /(^|\s)#(\s|$)/.test(text) || (style === 'plain' && /^["']/.test(text))) return
        const file = withVariable(`NAME: ${styles[style]!(text)}`)
        const result = checkDeployFile(file)
        if (result.ok) expect(readVariable(file, 'NAME')).toBe(text)
        else if (style === 'plain' && !/[\u00A0\u00AD\u200B]/.test(text)) {
          const line = advice.exec(result.problems[0]!.message)?.[1]
          expect(line && readVariable(withVariable(line), 'NAME'), JSON.stringify(result.problems)).toBe(text)
        }
      }),
      { numRuns: runs, seed },
    )
  })
})

const badValues = [
  ['', '"7"', 'seven', '7GB', '0', '-1', '99999', '0.5', '1e400', '012', 'true', '[]', '[7]', '{ a: 1 }', '!x', '&a b', '*x', '#x', '@x'],
  ['a: b', '"a', '22', 'tcp/22', 'de', 'ftp://a.example/b', 'a.example/b.img', '~', 'a\u00A0b', '{{ x }}', '- x'],
].flat()
const badName = fc.constantFrom('hardwareid', 'Image', 'prot', 'gpu', 'env', 'name', 'memory', 'region', 'xyz', 'c\u200Bpu')

/** Malformed lines that people type instead of `name: value`. */
const slips: Readonly<Record<string, (indent: string, name: string, value: string) => string>> = {
  colon: (indent, name, value) => `${indent}${name} ${value}`,
  space: (indent, name, value) => `${indent}${name}:${value}`,
  equals: (indent, name, value) => `${indent}${name}=${value}`,
  noBreak: (indent, name, value) => `${indent}${name}:\u00A0${value}`,
  fullWidth: (indent, name, value) => `${indent}${name}\uFF1A${value}`,
  noBreakIndent: (indent, name, value) => `${indent.replaceAll(' ', '\u00A0')}${name}: ${value}`,
  tab: (_, name, value) => `\t${name}: ${value}`,
  dash: (indent, name, value) => `${indent}- x\n${indent}${name}: ${value}`,
  deeper: (indent, name, value) => `${indent}  ${name}: ${value}`,
  joiner: (indent, name, value) => `${indent}${name}: ${value.slice(0, 1)}\u200C${value.slice(1)}`,
  anchor: (indent, name, value) => `${indent}${name}: &x ${value}`,
}

/** Change to one `name: value` line of a file. */
const change = fc.record({
  at: fc.nat(20),
  kind: fc.constantFrom('value', 'value', 'name', 'delete', 'repeat', ...Object.keys(slips)),
  value: fc.constantFrom(...badValues),
  name: badName,
})

describe('each suggested fix', () => {
  it('reduces the number of problems', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(containerFileExample, vmFileExample),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (example, changes) => {
          let lines = example.split('\n')
          let hasSlip = false
          for (const { at, kind, value, name } of changes) {
            // Only one malformed line per file, because with two the right fix is ambiguous.
            if (kind in slips && hasSlip) continue
            hasSlip ||= kind in slips
            const own = lines.flatMap((line, n) => (/^ +\w+: \S/.test(line) ? [n] : []))
            const n = own[at % own.length]!
            const [, indent, key, old] = /^( +)(\w+): (.*)$/.exec(lines[n]!)!
            const next =
              { value: `${indent}${key}: ${value}`, name: `${indent}${name}: ${old}`, delete: undefined, repeat: lines[n] }[kind] ??
              slips[kind]?.(indent!, key!, old!)
            lines = [
              ...lines.slice(0, n),
              ...(next === undefined ? [] : [next]),
              ...(kind === 'repeat' ? [lines[n]!] : []),
              ...lines.slice(n + 1),
            ]
          }
          const text = lines.join('\n')
          const result = checkDeployFile(text)
          if (result.ok) return
          for (const problem of result.problems) {
            if (!/ Write: | Delete it\.| Delete one of| Delete the line\.| Delete "/.test(problem.message)) continue
            const after = apply(text, problem)
            if (after === '') continue
            const left = messages(after)
            expect(left.length, `${text}\n${problem.line} ${problem.message}\n${after}\n${left.join('\n')}`).toBeLessThan(
              result.problems.length,
            )
          }
        },
      ),
      { numRuns: Math.ceil(runs * 0.6), seed },
    )
  })
})
