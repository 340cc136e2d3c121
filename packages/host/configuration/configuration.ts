import * as z from 'zod/mini'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { brand } from '@workspace/tokens/brand.ts'

/** Missing or wrong settings; the message has one line for each and no value, which may be a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const production = 'production'
const address = (name: string) => `${name}@${brand.mailDomain}`
const bareAddress = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$/
const isBareAddress = (text: string) => bareAddress.test(text)
const isSender = (text: string) =>
  isBareAddress(text) || (!/[\r\n]/.test(text) && isBareAddress(/^[^<>@,]+ <([^<>]+)>$/.exec(text)?.[1] ?? ''))

const parseUrl = (text: string): URL | undefined => {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
  } catch {
    return undefined
  }
}

const orElse = (fallback: string) => z.transform((text) => text ?? fallback)

const wholeNumber = (fallback: number, max: number, message: string, min = 0) =>
  z.pipe(
    z.transform((text) => (text === undefined ? fallback : typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)),
    z.int(message).check(z.gte(min, message), z.lte(max, message)),
  )

const wrongEnvironment = 'NODE_ENV should be development, production or test, for example NODE_ENV=production.'
const { mostRecipients } = mailService
const wrongRecipients = `APPLICATION_RECIPIENTS should be 1 to ${mostRecipients} mail addresses with commas between them, for example APPLICATION_RECIPIENTS=a@company.example,b@company.example.`
const wrongSender = 'APPLICATION_SENDER should be a mail address, for example APPLICATION_SENDER=no-reply@company.example.'
const wrongKey = 'RESEND_API_KEY should be a key without spaces or line breaks, for example RESEND_API_KEY=re_123.'
const wrongOrigin = 'SITE_ORIGIN should be the address of the site without a path, for example SITE_ORIGIN=https://company.example.'
const wrongBase = 'RESEND_BASE_URL should be an address of a mail service, for example RESEND_BASE_URL=https://api.resend.com.'

const wrongDelivery =
  'APPLICATION_DELIVERY should be outbox (store, then send) or direct (send only), for example APPLICATION_DELIVERY=outbox.'
const wrongDirectory = 'OUTBOX_DIRECTORY should be the path of a folder, for example OUTBOX_DIRECTORY=.outbox.'
const wrongConfirmation =
  'APPLICANT_CONFIRMATION should be on (with APPLICATION_DELIVERY=outbox) or off, for example APPLICANT_CONFIRMATION=off.'
const wrongOperator = 'OPERATOR_EMAIL should be a mail address, for example OPERATOR_EMAIL=operator@company.example.'

const token = (name: string) =>
  z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\x21-\x7e]{16,256}$/,
          `${name} should be 16 to 256 characters without spaces, for example ${name}=$(openssl rand -hex 32).`,
        ),
      ),
  )

const wrongHost = 'HOST should be an address of this machine without a port, for example HOST=127.0.0.1.'
const wrongProxies =
  'TRUSTED_PROXIES should be the number of proxies in front of the server, or their addresses and networks with commas between them, for example TRUSTED_PROXIES=10.0.0.0/8,::1.'
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const proxies = z.union([z.number().check(z.lte(10, wrongProxies)), z.array(network)], wrongProxies)
const countOrList = (text: unknown) => {
  if (typeof text !== 'string') return 0
  return /^\d{1,2}$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())
}

const schema = z.object({
  NODE_ENV: z.pipe(orElse('development'), z.enum(['development', production, 'test'], wrongEnvironment)),
  PORT: wholeNumber(4173, 65_535, 'PORT should be a whole number from 0 (any free port) to 65535, for example PORT=4173.'),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/, wrongHost))),
  TRUSTED_PROXIES: z.pipe(z.transform(countOrList), proxies),
  LISTEN_FDS: z.optional(z.string()),
  LISTEN_PID: z.optional(z.string()),
  SITE_ORIGIN: z.optional(
    z.string().check(
      z.refine((text) => {
        const url = parseUrl(text)
        return url !== undefined && (text === url.origin || text === `${url.origin}/`)
      }, wrongOrigin),
    ),
  ),
  RESEND_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, wrongKey))),
  RESEND_BASE_URL: z.optional(z.string().check(z.refine((text) => parseUrl(text) !== undefined, wrongBase))),
  APPLICATION_RECIPIENTS: z.pipe(
    z.transform((text) =>
      typeof text === 'string' ? text.split(',').map((part) => part.trim()) : ['hosts', 'operations', 'partners'].map(address),
    ),
    z.array(z.string()).check(
      z.maxLength(mostRecipients, wrongRecipients),
      z.refine((list) => list.every(isBareAddress), wrongRecipients),
    ),
  ),
  APPLICATION_SENDER: z.pipe(orElse(address('no-reply')), z.string().check(z.refine(isSender, wrongSender))),
  APPLICATION_RATE_LIMIT: wholeNumber(
    5,
    1_000_000,
    'APPLICATION_RATE_LIMIT should be a whole number, 0 to turn the limit off, for example APPLICATION_RATE_LIMIT=5.',
  ),
  APPLICATION_DELIVERY: z.pipe(orElse('outbox'), z.enum(['outbox', 'direct'], wrongDelivery)),
  OUTBOX_DIRECTORY: z.pipe(orElse('.outbox'), z.string().check(z.refine((text) => !text.includes('\0'), wrongDirectory))),
  OUTBOX_RETENTION_DAYS: wholeNumber(
    30,
    3650,
    'OUTBOX_RETENTION_DAYS should be a whole number of days from 1 to 3650, for example OUTBOX_RETENTION_DAYS=30.',
    1,
  ),
  APPLICANT_CONFIRMATION: z.pipe(orElse('off'), z.enum(['on', 'off'], wrongConfirmation)),
  OPERATOR_EMAIL: z.optional(z.string().check(z.refine(isBareAddress, wrongOperator))),
  OPERATOR_TOKEN: token('OPERATOR_TOKEN'),
  METRICS_TOKEN: token('METRICS_TOKEN'),
})

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

const productionProblems = ({
  NODE_ENV,
  SITE_ORIGIN,
  RESEND_API_KEY,
  RESEND_BASE_URL,
  RESEND_DEBUG,
}: Readonly<Record<string, string | undefined>>): string[] => {
  if (NODE_ENV !== production) return []
  const origin = parseUrl(SITE_ORIGIN ?? '')
  const service = parseUrl(RESEND_BASE_URL ?? '')
  return [
    ...(!SITE_ORIGIN || origin?.protocol === 'http:'
      ? ['SITE_ORIGIN should be the https address of the site in production, for example SITE_ORIGIN=https://company.example.']
      : []),
    ...(service?.protocol === 'http:' && !isLoopback(service)
      ? [
          'RESEND_BASE_URL should be an https address in production, unless it is on this machine, for example RESEND_BASE_URL=https://api.resend.com.',
        ]
      : []),
    ...(RESEND_API_KEY
      ? []
      : ['Missing API key. Set RESEND_API_KEY to the key of your Resend account, for example RESEND_API_KEY=re_123.']),
    ...(RESEND_DEBUG === 'true' ? ['RESEND_DEBUG should not be set in production: it prints what the mail service answers.'] : []),
  ]
}

/** The settings of the server, by the names of their environment variables. */
export type Configuration = Omit<z.output<typeof schema>, 'SITE_ORIGIN' | 'HOST' | 'LISTEN_FDS' | 'LISTEN_PID'> & {
  SITE_ORIGIN: string
  /** Undefined for all interfaces. */
  HOST: string | undefined
  /** True when systemd has opened the socket for this process. */
  socketActivated: boolean
}

/**
 * Reads the configuration from the environment; an empty variable counts as absent.
 * @throws ConfigurationError with one line for each problem.
 */
export const readConfiguration = (env: Readonly<Record<string, string | undefined>>): Configuration => {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[name] === '' ? undefined : env[name]]))
  const result = schema.safeParse(given)
  const confirmsDirectly = given['APPLICANT_CONFIRMATION'] === 'on' && given['APPLICATION_DELIVERY'] === 'direct'
  const problems = [
    ...productionProblems(env),
    ...(confirmsDirectly ? [wrongConfirmation] : []),
    ...(result.error?.issues.map(({ message }) => message) ?? []),
  ]
  if (!result.success || problems.length > 0) throw new ConfigurationError([...new Set(problems)].join('\n'))
  const { SITE_ORIGIN: origin, HOST, LISTEN_FDS, LISTEN_PID, ...settings } = result.data
  return {
    ...settings,
    HOST: HOST ?? (settings.NODE_ENV === production ? undefined : '127.0.0.1'),
    socketActivated: LISTEN_FDS === '1' && LISTEN_PID === String(process.pid),
    SITE_ORIGIN: origin ? new URL(origin).origin : `http://localhost:${settings.PORT}`,
  }
}
