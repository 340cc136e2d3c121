import { expect, test } from 'vitest'
import { commands } from '@workspace/api/cli/cli-commands.ts'
import { writeCaasError, writeVmError } from '@workspace/api/errors.ts'
import { knownErrors } from '@workspace/api/known-errors.ts'
import { createSearch, publishSearch, type PublishedSearch } from '../search/search.ts'
import { suggested } from '../page/search-props.ts'
import { pages } from './pages.fixture.ts'

const records = pages.flatMap((page) => page.records)
// Copies the index as JSON, which is how the browser loads it.
const search = createSearch(JSON.parse(JSON.stringify(publishSearch(records))) as PublishedSearch)
const pagesFor = (query: string) => [...new Set(search(query).map(({ href }) => href.replace(/#.*/, '')))]
const getExcerpts = (query: string) => search(query).map(({ excerpt }) => excerpt.map(({ text }) => text).join(''))

test.each([
  // Calls by method and path.
  ['POST /vms/v3', '/docs/vm/api/order'],
  ['GET /vms/v3', '/docs/vm/api/manage'],
  ['PATCH /vms/v3', '/docs/vm/api/manage'],
  ['DELETE /vms/v3', '/docs/vm/api/manage'],
  ['/marketplace/offers', '/docs/vm/api/offerings'],
  ['GET /marketplace/hardware', '/docs/vm/api/offerings'],
  ['/vms/v3/default-images', '/docs/vm/api/order'],
  ['/vms/v3/estimate', '/docs/vm/api/offerings'],
  ['/ssh_keys', '/docs/vm/api/manage'],
  ['DELETE /ssh_keys', '/docs/vm/api/manage'],
  ['available-replicas', '/docs/caas/api/hardware'],
  ['max-gpus-per-container', '/docs/caas/api/hardware'],
  ['POST /enterprise/v1/io-cloud/caas/deploy', '/docs/caas/api/deploy'],
  // Fields.
  ['maxTotalPricePerEpochUsd', '/docs/vm/api/offerings'],
  ['basicConfiguration', '/docs/vm/api/offerings'],
  ['vmConfiguration', '/docs/vm/api/order'],
  ['osImage', '/docs/vm/api/order'],
  ['sshKeys', '/docs/vm/api/order'],
  ['nextBillingTime', '/docs/vm/api/manage'],
  ['publicIp', '/docs/vm/api/manage'],
  ['gpus_per_container', '/docs/caas/api/deploy'],
  ['replica_count', '/docs/caas/api/deploy'],
  ['location_ids', '/docs/caas/api/deploy'],
  ['container_config', '/docs/caas/api/deploy'],
  ['environment_variables', '/docs/caas/api/deploy'],
  ['additional_hours', '/docs/caas/api/manage'],
  ['compute_minutes_remaining', '/docs/caas/api/deployments'],
  ['page_size', '/docs/caas/api/deployments'],
  ['total_cost_usdc', '/docs/caas/api/hardware'],
  ['defaultSSHKey', '/docs/cli/configuration'],
  ['apiEndpoint', '/docs/cli/configuration'],
  // The command line.
  ['--per-page', '/docs/cli/commands'],
  ['--tail', '/docs/cli/commands'],
  ['--watch', '/docs/cli/commands'],
  ['vm terminate', '/docs/cli/commands'],
  ['onenode vm terminate', '/docs/cli/commands'],
  ['vm update', '/docs/cli/commands'],
  ['init', '/docs/cli/commands'],
  ['list', '/docs/cli/commands'],
  ['ONENODE_CONFIG_DIR', '/docs/cli/configuration'],
  ['exit codes', '/docs/cli/commands'],
  ['deploy.yml', '/docs/cli/configuration'],
  ['config.json', '/docs/cli/configuration'],
  ['templates', '/docs/cli/configuration'],
  ['install the command-line tool', '/docs/cli/overview'],
  ['deploy from CI', '/docs/cli/examples'],
  // Errors.
  ['403 Forbidden', '/docs/errors'],
  ['Permission denied (publickey)', '/docs/vm/deploy'],
  ['insufficient balance', '/docs/vm/balance'],
  // Topics.
  ['billing', '/docs/vm/balance'],
  ['epoch', '/docs/vm/balance'],
  ['top up', '/docs/vm/balance'],
  ['top up with USDC', '/docs/vm/balance'],
  ['NVMe', '/docs/vm/api/offerings'],
  ['sign in with GitHub', '/docs/vm/registration'],
  ['make an API key', '/docs/vm/registration'],
  ['connect by SSH', '/docs/vm/deploy'],
  ['finalize', '/docs/vm/manage'],
  ['rename a VM', '/docs/vm/manage'],
  ['extend a deployment', '/docs/caas/api/manage'],
  ['destroy', '/docs/caas/api/manage'],
  ['log stream', '/docs/caas/api/manage'],
  ['price of a deployment', '/docs/caas/api/hardware'],
  // Questions, with words that the pages do not use.
  ['how do I get my money back', '/docs/vm/balance'],
  ['pay by credit card', '/docs/vm/balance'],
  ['where can I find my receipts', '/docs/vm/balance'],
  ['how do I cancel a deployment', '/docs/caas/api/manage'],
  ['too many requests', '/docs/errors'],
  ['private registry image', '/docs/caas/api/deploy'],
  ['how do I get started', '/docs'],
  ["can't ssh into my machine", '/docs/vm/deploy'],
  ['Server löschen', '/docs/vm/manage'],
  ['Guthaben aufladen', '/docs/vm/balance'],
  ['which crypto do you accept, eth or btc', '/docs/vm/balance'],
  ['my vm vanished overnight', '/docs/vm/manage'],
  ['is it ok to poll the vms endpoint every second', '/docs/errors'],
  ['container needs two ports open', '/docs/caas/overview'],
  ['tail logs of a container in real time', '/docs/caas/api/manage'],
  ['how much does an RTX 3090 cost', '/docs/caas/api/hardware'],
  ['what happens if my usdc runs out at night', '/docs/vm/balance'],
  ['Kündigungsfrist', '/docs/vm/manage'],
  ['ImagePullBackOff', '/docs/caas/api/deploy'],
  ['cancel subscription refund', '/docs/vm/balance'],
  ['restart container', '/docs/caas/api/manage'],
  ['how do I restart a container', '/docs/caas/api/manage'],
  ['terraform provider', '/docs/vm/api/overview'],
  // Spanish, with and without accents.
  ['contenedor', '/docs/caas/api/deploy'],
  ['precio', '/docs/caas/api/hardware'],
  ['abrir puerto', '/docs/vm/manage'],
  ['facturación', '/docs/vm/balance'],
  ['facturacion', '/docs/vm/balance'],
  ['eliminar máquina', '/docs/vm/manage'],
  ['cómo eliminar una maquina', '/docs/vm/manage'],
  ['cuánto cuesta una GPU', '/docs/caas/api/hardware'],
  ['recargar saldo', '/docs/vm/balance'],
  ['reembolso', '/docs/vm/balance'],
  ['variables de entorno', '/docs/caas/api/manage'],
  ['crear una máquina virtual', '/docs/vm/deploy'],
  ['cómo creo un servidor', '/docs/vm/deploy'],
  ['ver registros de un contenedor', '/docs/caas/api/manage'],
  ['mostrar registros en tiempo real', '/docs/caas/api/manage'],
  ['estado del despliegue', '/docs/caas/overview'],
  ['iniciar sesión', '/docs/vm/registration'],
  ['usuario por defecto', '/docs/vm/api/order'],
  ['prueba gratis', '/docs/caas/first-container'],
  // German.
  ['Was kostet eine virtuelle Maschine', '/docs/vm/api/offerings'],
  ['Preis einer virtuellen Maschine', '/docs/vm/api/offerings'],
  ['kostenlos testen', '/docs/caas/first-container'],
  ['VM vergrößern', '/docs/vm/overview'],
  ['Benutzername der VM', '/docs/vm/api/order'],
  ['Konto löschen', '/docs/vm/registration'],
  // Questions, many of them about features that don't exist.
  ['can I ssh into a container', '/docs/caas/overview'],
  ['docker exec into running container', '/docs/caas/overview'],
  ['is there a free trial', '/docs/vm/first-vm'],
  ['resize a virtual machine', '/docs/vm/overview'],
  ['add more cpu to a running vm', '/docs/vm/overview'],
  ['default username for login', '/docs/vm/api/order'],
  ['authentification header', '/docs'],
  ['deploymnt status', '/docs/caas/overview'],
  ['delete my account', '/docs/vm/registration'],
  // Error messages as the API returns them.
  ['curl: (22) The requested URL returned error: 403', '/docs/errors'],
  ['no VM of this account has the identifier 0x5f2c', '/docs/errors'],
  ['country code must be two capital letters', '/docs/errors'],
  ['{"error":"openPorts[0].port must be at most 65535"}', '/docs/errors'],
  ['The balance of $0.00 does not cover $35.76. Top up.', '/docs/errors'],
  ['Only a running deployment can be extended', '/docs/errors'],
  // Questions in two sentences, like messages of the check of deploy.yml.
  ['The name of my VM is wrong. How do I rename it?', '/docs/vm/manage'],
  ['Port is closed. How do I open it?', '/docs/vm/manage'],
  ['balance is negative. what happens', '/docs/vm/balance'],
  ['Deployment is pending. Why does it not start?', '/docs/caas/overview'],
  // Misspelled words.
  ['finalise', '/docs/vm/manage'],
  ['blance', '/docs/vm/balance'],
  ['registraton', '/docs/vm/registration'],
  ['enviroment variables', '/docs/caas/api/manage'],
  ['replicaa', '/docs/caas/api/deploy'],
])('“%s” finds %s first', (query, page) => {
  expect(pagesFor(query)[0]).toBe(page)
})

/** Words as readers type them, without markup and punctuation. */
const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu) ?? []
const wordsOf = records.map(({ page, section = '', text }) => ` ${toWords([page, section, ...text].join(' | ')).join(' ')} `)

/** Lists the first words of each sentence if only one section contains them. Skips table rows. */
const listPhrases = (length: number) =>
  records
    .flatMap(({ href, text }) =>
      text
        .filter((line) => !line.includes(' · '))
        .flatMap((line) => line.split(/(?<=[.?!:]) /))
        .map((sentence) => ({ href, query: sentence.split(' ').slice(0, length).join(' ') })),
    )
    .filter(({ query }) => {
      const words = toWords(query)
      return words.length === length && wordsOf.filter((text) => text.includes(` ${words.join(' ')} `)).length === 1
    })

test.each([4, 5, 6, 7, 8, 9])('the first %i words of a sentence find their section first, in more than 95 % of a sample', (length) => {
  const phrases = listPhrases(length).filter((_phrase, at) => at % 9 === 0)
  expect(phrases.length).toBeGreaterThan(20)
  const missed = phrases.filter(({ href, query }) => search(query)[0]?.href !== href)
  expect(missed.length / phrases.length, JSON.stringify(missed)).toBeLessThan(0.05)
})

test.each(['"%s"', '“%s”', '„%s“', ' "%s" '])('quotation marks such as %s ask for exactly the words between them', (marks) => {
  const phrases = listPhrases(5).filter(({ query }) => !/["“”]/.test(query))
  for (const { query, href } of phrases.filter((_phrase, at) => at % 80 === 0)) {
    const found = search(marks.replace('%s', query))
    expect(found.map((result) => result.href)).toEqual([href])
  }
  expect(search(marks.replace('%s', 'ports open the that'))).toEqual([])
  for (const { href } of search(marks.replace('%s', 'daily epoch')))
    expect(wordsOf[records.findIndex((record) => record.href === href)]).toContain(' daily epoch ')
})

test('quotation marks around a part of a query apply to that part', () => {
  const found = search('price "daily epoch"')
  expect(found.length).toBeGreaterThan(0)
  for (const { href } of found) expect(wordsOf[records.findIndex((record) => record.href === href)]).toContain(' daily epoch ')
})

test('a page title and a heading, written as in the results, find the section first', () => {
  const paths = records.flatMap(({ page, section, href }) => (section ? [{ query: `${page} ${section}`, href }] : []))
  expect(paths.length).toBeGreaterThan(200)
  expect(paths.filter(({ query, href }) => search(query)[0]?.href !== href)).toEqual([])
})

test('an excerpt contains and highlights a phrase that was typed as on the page', () => {
  for (const { query } of listPhrases(5).filter((_phrase, at) => at % 60 === 0)) {
    const marked = search(query)[0]!.excerpt.flatMap(({ text, match }) => (match ? toWords(text) : []))
    expect(marked).toEqual(toWords(query))
  }
})

test('at least nine in ten symptoms and questions find the section with the answer first', () => {
  const asked: readonly (readonly [href: string, ...questions: string[]])[] = [
    [
      '/docs/caas/api/deploy#check-before-you-pay',
      'container does not start',
      'my container won’t start',
      'the image cannot be pulled',
      'toomanyrequests: You have reached your pull rate limit',
      'too many requests from a registry',
      'unauthorized: authentication required',
      'instance refused connection, app is listening on 0.0.0.0:8080',
      '502 bad gateway from my container url',
      'Container startet nicht',
      'el contenedor no arranca',
    ],
    [
      '/docs/vm/deploy#connect-by-ssh',
      'connection refused',
      'ssh connection timed out',
      'no puedo conectarme por ssh',
      '¿cómo conecto por ssh a mi máquina?',
    ],
    [
      '/docs/caas/api/deployments#show-a-deployment',
      'hours left',
      'how many hours are left on my deployment',
      'cuántas horas quedan',
      'Wie viele Stunden sind noch übrig',
    ],
    ['/docs/vm/manage#if-a-vm-does-not-get-ready', 'vm does not start', 'my vm never becomes ready'],
    ['/docs/errors#rate-limit', 'too many requests', 'how often may I call the api', '429'],
    ['/docs/errors#no-machine-fits', 'no bids', 'no machine available'],
    ['/docs/caas/overview', 'what is the difference between a vm and a container'],
    ['/docs/caas/overview#glossary', 'what is a replica', 'what is a location'],
    ['/docs/vm/overview#glossary', 'what are reserved funds', 'what does finalize mean', 'meaning of epoch'],
    ['/docs/vm/overview#statuses-of-a-vm', 'what does terminated mean', 'what do the statuses mean'],
    [
      '/docs/vm/manage#when-the-provider-terminates',
      'status Terminated but I did not terminate',
      'why is my vm terminated',
      'who terminated my vm',
      'my server was deleted without warning',
      'VM got killed overnight',
      'my vm stopped by itself',
      'Meine VM wurde beendet',
    ],
    ['/docs/vm/api/manage#the-vm-object', 'ipv6', 'do vms have ipv4 or ipv6'],
    ['/docs/caas/api/deploy#replicas-and-gpus', 'run a model on several gpus'],
    ['/docs/caas/api/manage#destroy-a-deployment', 'my deployment was stopped', 'pause deployment'],
    ['/docs/caas/api/manage#logs', 'download logs'],
    ['/docs/vm/registration#make-an-api-key', 'lost api key'],
    ['/docs/cli/configuration#environment-variables', 'environment variable for the key'],
    ['/docs#help', 'become a provider', 'report a bug'],
    ['/docs/vm/api/offerings#sizes', 'aws ec2 instance types'],
    ['/docs/vm/api/overview#authentication', 'CORS error in browser', 'CORS error'],
    ['/docs/vm/first-vm#options-of-the-sandbox', 'Error: listen EADDRINUSE: address already in use 127.0.0.1:4010'],
    [
      '/docs/vm/manage#terminate-a-vm',
      'how do I stop being charged',
      '¿cómo elimino una máquina?',
      'Wie lösche ich eine VM',
      'autostop after 10 minutes idle',
    ],
    ['/docs/caas/api/manage#extend-a-deployment', 'Wie verlängere ich ein Deployment', 'add more time to a running deployment'],
    ['/docs/caas/api/manage#change-environment-variables', 'are environment variables merged or replaced'],
    ['/docs/vm/deploy#keys-and-price', 'ssh key as text or as a path'],
    ['/docs/vm/balance#cards-invoices-and-refunds', 'how do I download an invoice', 'Rechnung herunterladen'],
    ['/docs/cli/overview#installation', 'onenode: command not found'],
  ]
  const questions = asked.flatMap(([href, ...queries]) => queries.map((query) => ({ href, query })))
  const missed = questions.filter(({ href, query }) => search(query)[0]?.href !== href)
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(questions.length / 10)
})

const titles = [...new Set(records.flatMap(({ page, section }) => [page, section ?? page]))]
const titleAt = (title: string) => search(title).findIndex(({ page, section }) => (section ?? page).toLowerCase() === title.toLowerCase())

test('every exact title and heading finds its section among the first three results, and 98 % find it first', () => {
  expect(titles.length).toBeGreaterThan(200)
  const places = titles.map((title) => ({ title, at: titleAt(title) }))
  expect(places.filter(({ at }) => at < 0 || at > 2)).toEqual([])
  expect(places.filter(({ at }) => at > 0).length).toBeLessThanOrEqual(titles.length * 0.02)
})

const names = [...new Set(records.flatMap((record) => record.names))]
const flags = names.flatMap((name) => name.match(/(?<!\S)--?[a-z][\w-]*/g) ?? [])

test.each([
  ['name that a page defines (such as a field)', names],
  ['flag', [...new Set(flags)]],
  ['command', commands.map(({ name }) => `onenode ${name}`)],
  ['call', records.flatMap(({ call }) => call ?? [])],
  ['status', ['running', 'Terminated', 'pending', 'completed', 'failed', '400', '403', '500']],
])('every exact %s finds a section that contains it', (_, asked) => {
  expect(asked.length).toBeGreaterThan(7)
  const has = (query: string) => {
    const [first] = search(query)
    const record = records.find(({ href }) => href === first?.href)
    const name = query.toLowerCase().replace(/^onenode /, '')
    return record !== undefined && JSON.stringify(record).toLowerCase().includes(JSON.stringify(name).slice(1, -1))
  }
  expect(asked.filter((query) => !has(query))).toEqual([])
})

test('every exact error message finds its section, which has at least two lines in addition to the messages', () => {
  const texts = Object.entries(knownErrors).flatMap(([id, messages]) =>
    messages.map((message) => ({ id, text: message.replaceAll('FIELD', 'vmConfiguration.name').replaceAll('…', '7') })),
  )
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter(({ id, text }) => search(text)[0]?.href !== `/docs/errors#${id}`)).toEqual([])
  expect(records.filter(({ messages, text }) => messages && text.length < messages.length + 2)).toEqual([])
})

test('a pasted error response finds its section, by the address in it or by its first message', () => {
  const messages = Object.values(knownErrors)
    .flat()
    .map((message) => message.replaceAll('FIELD', 'instances').replaceAll('…', '7'))
  for (const message of messages) {
    for (const body of [writeVmError(message, 'name is required.'), writeCaasError(message)]) {
      const { pathname, hash } = new URL(body.docs)
      for (const space of [0, 2]) expect(search(JSON.stringify(body, null, space))[0]?.href).toBe(pathname + hash)
    }
  }
  for (const joined of [
    'instances is required. vmConfiguration is required.',
    'instances is required; vmConfiguration is required',
    '{"error":"name must not be empty. instances must be an integer."}',
  ])
    expect(search(joined)[0]?.href, joined).toMatch(/^\/docs\/errors#(?:field-is-missing|text-is-empty|value-has-the-wrong-type)$/)
})

test('the address of a page or a section finds that page or section first', () => {
  for (const { href } of records) for (const origin of ['', 'https://onenode.example']) expect(search(origin + href)[0]?.href).toBe(href)
})

test('unknown words find nothing', () => {
  expect(search('zzzzqqq')).toEqual([])
  expect(search('  ')).toEqual([])
  expect(search('the of and')).toEqual([])
})

test('an excerpt is a short line from its page with the match highlighted', () => {
  const lines = new Set(records.flatMap(({ text }) => text))
  for (const { excerpt } of ['status', 'balance', 'vms', 'port 22', 'compute_minutes_served'].flatMap((query) => [...search(query)])) {
    const text = excerpt.map((part) => part.text).join('')
    expect(text.length).toBeLessThan(180)
    expect([...lines].some((line) => line.includes(text.replaceAll(/^… | …$/g, '')))).toBe(true)
  }
  expect(search('balance')[0]!.excerpt.some(({ match }) => match)).toBe(true)
})

test('no excerpt contains interface text', () => {
  expect(
    ['markdown', 'copy', 'samples', 'previous', 'curl']
      .flatMap(getExcerpts)
      .filter((text) => /View as Markdown|samples checked|Copy the link|Next step/.test(text)),
  ).toEqual([])
})

test('each section has its own address, and a result leads to a section of the page that it names', () => {
  const hrefs = new Set(records.map(({ href }) => href))
  expect(hrefs.size).toBe(records.length)
  for (const { href, page } of search('deploy')) expect(records.find((record) => record.href === href)?.page).toBe(page)
})

test('suggests existing sections, and returns the kind of each result and its call', () => {
  const known = records.map(({ href, page, section }) => `${href} ${page} ${section ?? ''}`)
  expect(suggested.map(({ href, page, section }) => `${href} ${page} ${section ?? ''}`).filter((each) => !known.includes(each))).toEqual([])
  expect(search('order vms')[0]).toMatchObject({
    kind: 'call',
    call: { method: 'POST', path: '/vms/v3' },
    title: [{ text: 'Order', match: true }, { text: ' ' }, { text: 'VMs', match: true }],
  })
  expect(search('onenode validate')[0]).toMatchObject({ kind: 'command' })
})

test('finds the section of an error message that is prefixed with a field name or a status', () => {
  for (const before of ['', 'replica_count: ', 'Error: ', '400 Bad Request: ']) {
    expect(search(`${before}Input should be greater than or equal to 1`)[0]?.href).toBe('/docs/errors#number-is-too-low')
  }
})

test('a title highlights the word that was searched for, and synonyms only if the documentation lacks that word', () => {
  const markedIn = (query: string) =>
    new Set(search(query).flatMap(({ title }) => title!.flatMap(({ text, match }) => (match ? [text.toLowerCase()] : []))))
  expect([...markedIn('order')].filter((word) => !word.startsWith('order'))).toEqual([])
  expect(markedIn('bestellen')).toContain('order')
})
