import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { defaultLanguage, language } from '#contract/shared/languages.ts'

const url = (protocols: string[], example: string) =>
  z.string().refine(
    text => {
      const parsed = URL.parse(text)
      return parsed !== null && protocols.includes(parsed.protocol)
    },
    { error: `must be an address such as ${example}` },
  )

// URL.parse refuses valid socket addresses: `postgresql://user@/rigbay?host=/run/postgresql`.
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address such as postgres://user:password@host:5432/rigbay')

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be a port from 0 to 65535')
  .max(65535, 'must be a port from 0 to 65535')
const count = (least: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
const onOff = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform(value => value === '1')

/** A number of proxies, or their addresses and networks. Never all: a client would choose its address. */
const proxies = z.string().transform((text, context) => {
  if (/^\d$/.test(text)) return Number(text)
  const networks = text.split(',').map(part => part.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue('must be how many proxies are in front, or their addresses such as 10.0.0.5, 10.1.0.0/16')
  return z.NEVER
})

/** The names are those of `proxy-addr`. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits = '1', ...rest] = text.split('/')
  const maxBits = isIP(address) === 6 ? 128 : 32
  return isIP(address) > 0 && rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maxBits
}

/** All settings, read only here; listed in docs/operations.md. */
const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform(folder => resolve(folder)),
  DATABASE_URL: databaseUrl.optional(),
  MIGRATION_URL: databaseUrl.optional(),
  DATABASE_POOL: count(2).max(200, 'must be at most 200').default(12),
  PUBLIC_URL: url(['http:', 'https:'], 'https://shop.example.com')
    .transform(text => text.replace(/\/$/, ''))
    .optional(),
  AUTH_URL: z
    .string()
    .refine(text => text.startsWith('/') || /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
      error: 'must be a path such as /auth or an address such as https://id.example.com/auth',
    })
    .transform(text => text.replace(/\/$/, ''))
    .default('/auth'),
  TRUST_PROXY: proxies.default(0),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\s@<>]+@[^\s@<>]+$|^[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>$/u,
      'must be an address such as Shop <office@example.com>',
    )
    .default('Rigbay <rigbay@localhost>'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.example.com').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: onOff.default(true),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url(['http:', 'https:'], 'https://api.stripe.com').default('https://api.stripe.com'),
  BRAND: z.string().max(60, 'must be 60 characters at most').optional(),
  DEFAULT_LANGUAGE: z.enum(language.options, { error: 'must be en, ru, es or uk' }).default(defaultLanguage),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info'),
  CONCURRENT_REQUESTS: count(1).default(100),
  RATE_LIMIT: count(1).default(300),
  SIGN_IN_LIMIT: count(1).default(10),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .optional(),
})

export interface Configuration {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The same database by its owner, if the role of databaseUrl may not change the schema. */
  migrationUrl: string | undefined
  databasePool: number
  /** The address for users, without a trailing slash: links in e-mails begin with it. */
  publicUrl: string
  /** False if it follows from the listening address. */
  isPublicUrlSet: boolean
  /** Path or address of the identity pages. */
  authUrl: string
  /** Number or addresses of proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: number | string[]
  smtpUrl: string | undefined
  mailFrom: string
  s3:
    | {
        bucket: string
        endpoint: string | undefined
        region: string
        accessKeyId: string
        secretAccessKey: string
        forcePathStyle: boolean
      }
    | undefined
  /** Undefined: no online payments. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string } | undefined
  brand: string | undefined
  defaultLanguage: z.infer<typeof language>
  logLevel: string
  /** Requests in progress at once. */
  concurrentRequests: number
  /** Requests per minute and user. */
  rateLimit: number
  /** Wrong sign-ins per minute and address. */
  signInLimit: number
  isProduction: boolean
  /** Checks each response against its schema: everywhere but in production. */
  checkAnswers: boolean
}

class WrongConfiguration extends Error {}

export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  // Shells and compose files write unset variables as empty.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = variables.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new WrongConfiguration(`${String(issue!.path[0])} ${issue!.message}. See docs/operations.md.`)
  }
  const v = result.data
  if (v.S3_BUCKET && !(v.S3_ACCESS_KEY_ID && v.S3_SECRET_ACCESS_KEY)) {
    throw new WrongConfiguration(
      'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too. See docs/operations.md.',
    )
  }
  if (Boolean(v.STRIPE_SECRET_KEY) !== Boolean(v.STRIPE_WEBHOOK_SECRET)) {
    throw new WrongConfiguration(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other. See docs/operations.md.',
    )
  }
  if (v.MIGRATION_URL && !v.DATABASE_URL) {
    throw new WrongConfiguration('MIGRATION_URL needs DATABASE_URL too. See docs/operations.md.')
  }
  if (v.NODE_ENV === 'production' && !v.PUBLIC_URL) {
    throw new WrongConfiguration(
      'PUBLIC_URL must be set in production: the address that browsers open, such as https://shop.example.com. See docs/operations.md.',
    )
  }
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    migrationUrl: v.MIGRATION_URL,
    databasePool: v.DATABASE_POOL,
    publicUrl: v.PUBLIC_URL ?? `http://${v.HOST === '0.0.0.0' ? 'localhost' : v.HOST}:${v.PORT}`,
    isPublicUrlSet: v.PUBLIC_URL !== undefined,
    authUrl: v.AUTH_URL,
    trustProxy: v.TRUST_PROXY,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    s3: v.S3_BUCKET
      ? {
          bucket: v.S3_BUCKET,
          endpoint: v.S3_ENDPOINT,
          region: v.S3_REGION,
          accessKeyId: v.S3_ACCESS_KEY_ID!,
          secretAccessKey: v.S3_SECRET_ACCESS_KEY!,
          forcePathStyle: v.S3_FORCE_PATH_STYLE,
        }
      : undefined,
    stripe:
      v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: v.STRIPE_SECRET_KEY,
            webhookSecret: v.STRIPE_WEBHOOK_SECRET,
            apiBase: v.STRIPE_API_BASE,
          }
        : undefined,
    brand: v.BRAND,
    defaultLanguage: v.DEFAULT_LANGUAGE,
    logLevel: v.LOG_LEVEL,
    concurrentRequests: v.CONCURRENT_REQUESTS,
    rateLimit: v.RATE_LIMIT,
    signInLimit: v.SIGN_IN_LIMIT,
    isProduction: v.NODE_ENV === 'production',
    checkAnswers: v.NODE_ENV !== 'production',
  }
}
