import * as z from 'zod/mini'
import { findNearestName } from '@workspace/api/nearest-name.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { getKeys } from '@workspace/tokens/keys.ts'

/** The message has one line for each problem, without the value, because the value may be a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const production = 'production'
const { maxRecipients } = mailService

const isAddress = (text: string) => /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$/.test(text)
const isSender = (text: string) => isAddress(text) || (!/[\r\n]/.test(text) && isAddress(/^[^<>@,]+ <([^<>]+)>$/.exec(text)?.[1] ?? ''))
export const isLoopback = ({ hostname }: URL): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Returns `undefined` for a protocol other than http and https, and for an address that contains a user name or a password. */
export const parseUrl = (text: string): URL | undefined => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}
const isOrigin = (text: string) => {
  const url = parseUrl(text)
  return url !== undefined && (text === url.origin || text === `${url.origin}/`)
}
const split = (list: string) => list.split(',').map((part) => part.trim())

/** Rule and example of each setting, for its error message. */
const rules = z.registry<[rule: string, example: string]>()

const text = (isValid: (text: string) => boolean) => z.string().check(z.refine(isValid))

const wholeNumber = (fallback: number, min: number, max: number) =>
  z.pipe(
    z.transform((given = String(fallback)) => (/^\d{1,9}$/.test(String(given)) ? Number(given) : Number.NaN)),
    z.int().check(z.gte(min), z.lte(max)),
  )

const token = z
  .optional(text((given) => /^[\x21-\x7e]{16,256}$/.test(given)))
  .register(rules, ['16 to 256 characters without spaces', '$(openssl rand -hex 32)'])

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

const schema = z.object({
  NODE_ENV: z
    .prefault(z.enum(['development', production, 'test']), 'development')
    .register(rules, ['development, production or test', production]),
  PORT: wholeNumber(4173, 0, 65_535).register(rules, ['a whole number from 0 (any free port) to 65535', '4173']),
  HOST: z.optional(text((given) => /^[\w.:-]+$/.test(given))).register(rules, ['an address of this machine without a port', '127.0.0.1']),
  TRUSTED_PROXIES: z
    .pipe(
      z.transform((given = '0') => (/^\d{1,2}$/.test(String(given)) ? Number(given) : split(String(given)))),
      z.union([z.number().check(z.lte(10)), z.array(network)]),
    )
    .register(rules, [
      'the number of proxies in front of the server, or their addresses and networks with commas between them',
      '10.0.0.0/8,::1',
    ]),
  LISTEN_FDS: z.optional(z.string()),
  LISTEN_PID: z.optional(z.string()),
  SITE_ORIGIN: z.optional(text(isOrigin)).register(rules, ['the address of the site without a path', 'https://company.example']),
  RESEND_API_KEY: z
    .optional(text((given) => /^[\x21-\x7e]+$/.test(given)))
    .register(rules, ['a key without spaces or line breaks', 're_123']),
  RESEND_BASE_URL: z
    .optional(text((given) => parseUrl(given) !== undefined))
    .register(rules, ['the address of a mail service', 'https://api.resend.com']),
  APPLICATION_RECIPIENTS: z
    .pipe(
      z.transform((given) =>
        typeof given === 'string' ? split(given) : ['hosts', 'operations', 'partners'].map((name) => `${name}@${brand.mailDomain}`),
      ),
      z.array(z.string()).check(z.refine((list) => list.length <= maxRecipients && list.every(isAddress))),
    )
    .register(rules, [`1 to ${maxRecipients} email addresses with commas between them`, 'a@company.example,b@company.example']),
  APPLICATION_SENDER: z
    .prefault(text(isSender), `no-reply@${brand.mailDomain}`)
    .register(rules, ['an email address', 'no-reply@company.example']),
  APPLICATION_RATE_LIMIT: wholeNumber(5, 0, 1_000_000).register(rules, [
    'a whole number from 1 to 1000000, or 0 to turn off the limit',
    '5',
  ]),
  APPLICATION_DELIVERY: z
    .prefault(z.enum(['outbox', 'direct']), 'outbox')
    .register(rules, ['outbox (store, then send) or direct (send only)', 'outbox']),
  OUTBOX_DIRECTORY: z
    .prefault(
      text((given) => !given.includes('\0')),
      '.outbox',
    )
    .register(rules, ['the path of a folder', '.outbox']),
  OUTBOX_RETENTION_DAYS: wholeNumber(30, 1, 3650).register(rules, ['a whole number of days from 1 to 3650', '30']),
  APPLICANT_CONFIRMATION: z.prefault(z.enum(['on', 'off']), 'off').register(rules, ['on (with APPLICATION_DELIVERY=outbox) or off', 'off']),
  OPERATOR_EMAIL: z.optional(text(isAddress)).register(rules, ['an email address', 'operator@company.example']),
  OPERATOR_TOKEN: token,
  METRICS_TOKEN: token,
})

const explain = (name: keyof typeof schema.shape, [rule, example] = rules.get(schema.shape[name])!) =>
  `${name} should be ${rule}, for example ${name}=${example}.`

type Environment = Readonly<Record<string, string | undefined>>

export const settingNames: readonly string[] = Object.keys(schema.shape)

/** Node, systemd and the mail service's client read other variables that begin like ours. */
const foreign = /^(?:NODE_|LISTEN_|RESEND_DEBUG$|RESEND_USER_AGENT$)/

/** Returns true for a setting that may be suggested. Excludes short names such as HOST, because variables of other programs resemble them. */
const isDistinct = (name: string) => name.length >= 10 || name === 'NODE_ENV'

const readPrefix = (name: string) => /^[A-Z]+_/.exec(name)?.[0]

/** Describes each variable that is not a setting but has a similar name or the prefix of a setting. */
export const listMisspelled = (env: Environment): string[] => {
  const others = Object.keys(env).filter((name) => env[name] && !settingNames.includes(name))
  return others.flatMap((name) => {
    const nearest = findNearestName(name, foreign.test(name) ? ['NODE_ENV'] : settingNames.filter(isDistinct))
    if (nearest) return [`${name} is not a setting. Did you mean ${nearest}?`]
    if (foreign.test(name)) return []
    const prefix = readPrefix(name)
    const siblings = settingNames.filter((other) => prefix !== undefined && readPrefix(other) === prefix)
    return siblings.length > 0 ? [`${name} is not a setting. These settings begin with ${prefix}: ${siblings.join(', ')}.`] : []
  })
}

const findProductionProblems = (env: Environment): string[] => {
  const { NODE_ENV, SITE_ORIGIN = '', RESEND_API_KEY, RESEND_BASE_URL = '', RESEND_DEBUG, APPLICATION_RECIPIENTS } = env
  if (NODE_ENV !== production) return []
  const service = parseUrl(RESEND_BASE_URL)
  return [
    ...(SITE_ORIGIN === '' || parseUrl(SITE_ORIGIN)?.protocol === 'http:'
      ? [explain('SITE_ORIGIN', ['the https address of the site in production', 'https://company.example'])]
      : []),
    ...(service?.protocol === 'http:' && !isLoopback(service)
      ? [explain('RESEND_BASE_URL', ['an https address in production, unless it is on this machine', 'https://api.resend.com'])]
      : []),
    ...(RESEND_API_KEY
      ? []
      : ['Missing API key. Set RESEND_API_KEY to the key of your Resend account, for example RESEND_API_KEY=re_123.']),
    ...(APPLICATION_RECIPIENTS
      ? []
      : [
          'Missing recipients. Set APPLICATION_RECIPIENTS to the addresses that receive the applications, for example APPLICATION_RECIPIENTS=a@company.example,b@company.example.',
        ]),
    ...(RESEND_DEBUG === 'true'
      ? ['RESEND_DEBUG should not be set in production, because it prints the responses of the mail service.']
      : []),
  ]
}

export type Configuration = Omit<z.output<typeof schema>, 'SITE_ORIGIN' | 'HOST' | 'LISTEN_FDS' | 'LISTEN_PID'> & {
  SITE_ORIGIN: string
  /** `undefined` listens on all interfaces. */
  HOST: string | undefined
  /** True if systemd opened the socket for this process. */
  socketActivated: boolean
}

/** Reads the environment. An empty variable counts as missing. @throws ConfigurationError */
export const readConfiguration = (env: Environment): Configuration => {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name] === '' ? undefined : env[name]]))
  const result = schema.safeParse(given)
  const confirmsDirectly = given['APPLICANT_CONFIRMATION'] === 'on' && given['APPLICATION_DELIVERY'] === 'direct'
  const problems = [
    ...findProductionProblems(env),
    ...(confirmsDirectly ? [explain('APPLICANT_CONFIRMATION')] : []),
    ...getKeys(schema.shape)
      .filter((name) => result.error?.issues.some(({ path }) => path[0] === name))
      .map((name) => explain(name)),
  ]
  if (!result.success || problems.length > 0) throw new ConfigurationError([...new Set(problems), ...listMisspelled(env)].join('\n'))
  const { SITE_ORIGIN: origin, HOST, LISTEN_FDS, LISTEN_PID, ...settings } = result.data
  return {
    ...settings,
    HOST: HOST ?? (settings.NODE_ENV === production ? undefined : '127.0.0.1'),
    socketActivated: LISTEN_FDS === '1' && LISTEN_PID === String(process.pid),
    SITE_ORIGIN: origin ? new URL(origin).origin : `http://localhost:${settings.PORT}`,
  }
}
