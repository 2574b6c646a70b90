import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { EmailAddress } from '#domain/email-address.ts'
import type { RequestLimits } from '#domain/rate-limits/rate-limit.ts'
import { type BackupSettings, backupFields, readBackupSettings } from './backup-settings.ts'
import { bucketServerFields } from './bucket-setting.ts'
import { connectionLimitsFrom, connectionSettings } from './connection-settings.ts'
import type { ConnectionLimits } from './connections/connection-limits.ts'
import {
  type DatabaseSettings,
  databaseFields,
  readDatabaseSettings,
  requireDatabaseSettings,
} from './database-settings.ts'
import { type ImageSettings, imageFields, readImageSettings, requireImageSettings } from './image-settings.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { type MailSettings, mailFields, readMailSettings, requireMailSettings } from './mail-settings.ts'
import { ownerFields, readOwnerSettings, requireOwnerSettings } from './owner-settings.ts'
import { defaultPageCacheBytes } from './page-cache/page-cache.ts'
import { rateLimitSettings, visitorLimitsFrom } from './rate-limit-settings.ts'
import { type LogLevel, logLevels } from './request-log.ts'
import { secretKeyPattern } from './secret-key.ts'
import type { OwnerSettings } from './set-up-owner.ts'

const bytesOfMegabyte = 1_000_000

/** No person fills in a form in less. */
const minFormSeconds = 1

/** The settings of the process. Paths are absolute. */
export interface Config {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly dataDirectory: string
  /** Undefined: the embedded PostgreSQL. */
  readonly database?: DatabaseSettings
  /** The public origin of the shop. Undefined: the origin at which the server listens. */
  readonly publicUrl?: string
  readonly fillWithSamples: boolean
  readonly mail: MailSettings
  /** Undefined: no backups are made. */
  readonly backups?: BackupSettings
  /** Undefined: pictures are in the data directory. */
  readonly images?: ImageSettings
  /** Who emails are from, and who hears of orders and messages. */
  readonly mailFrom: EmailAddress
  readonly shopEmail: EmailAddress
  /** Whether this process also runs jobs, such as sending email. */
  readonly hasWorker: boolean
  /** Whether browsers may store pages for offline use. */
  readonly hasServiceWorker: boolean
  /** Rate limits of visitors. */
  readonly limits: RequestLimits
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  readonly connectionLimits: ConnectionLimits
  /** With more memory in use new work is refused. */
  readonly maxMemoryBytes: number
  /** A public form submitted sooner after it was rendered looks like a bot. */
  readonly minFormSeconds: number
  /** With less free space on the disk of the data directory writes are rejected. */
  readonly minFreeBytes: number
  /** Size of the page cache; 0 turns it off. */
  readonly pageCacheBytes: number
  readonly logLevel: LogLevel
  /** Undefined: metrics are not served. */
  readonly metricsPort?: number
  /** The account created when the shop has no owner; undefined: a setup link is logged instead. */
  readonly owner?: OwnerSettings
  /** Whether operators must use an authenticator app. */
  readonly requiresSecondFactor: boolean
  /** The key of the secrets in the database, in base64; undefined: it is in the data directory. */
  readonly secretKey?: string
}

const projectDirectory = fileURLToPath(new URL('../../', import.meta.url))

/** A number in decimal digits. Blank text, which JavaScript reads as 0, is not one. */
function decimal(allowed: z.ZodNumber, message: string) {
  return z
    .string()
    .regex(/^\s*\d+(\.\d+)?\s*$/, message)
    .transform(Number)
    .pipe(allowed)
}

const port = decimal(z.int().min(0).max(65_535), 'must be a port number')
const text = z.string().trim().min(1, 'must not be blank')

const fields = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: text.default('var'),
  ...databaseFields,
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://shop.example', abort: true })
    .refine(isOnlyOrigin, 'must be an origin such as https://shop.example, with nothing behind it')
    .transform((url) => new URL(url).origin)
    .optional(),
  SAMPLES: z.enum(['on', 'off']).default('on'),
  WORKER: z.enum(['on', 'off']).default('on'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  ...mailFields,
  ...backupFields,
  ...imageFields,
  ...bucketServerFields,
  LEAST_FREE_MB: decimal(z.int(), 'must be a number of megabytes').default(200),
  PAGE_CACHE_MB: decimal(z.int().max(4096), 'must be a number of megabytes').default(
    defaultPageCacheBytes / bytesOfMegabyte,
  ),
  MAX_MEMORY_MB: decimal(z.int().min(100), 'must be a number of megabytes, at least 100').default(600),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  METRICS_PORT: port.optional(),
  SECRET_KEY: z
    .string()
    .regex(secretKeyPattern, 'must be 32 random bytes in base64, as `openssl rand -base64 32` makes them')
    .optional(),
  ...connectionSettings,
  ...rateLimitSettings,
  ...ownerFields,
})

/** The shop uses all paths of its origin, so it cannot be served below a path. */
function isOnlyOrigin(url: string): boolean {
  const { href, origin } = new URL(url)
  return href === `${origin}/`
}

const settings = fields
  .superRefine(requireDatabaseSettings)
  .superRefine(requireMailSettings)
  .superRefine(requireOwnerSettings)
  .superRefine(requireImageSettings)

/** The rules of the settings have no subject: "must be a port number". Zod's own messages are sentences. */
function asSentence(message: string): string {
  return message.replace(/^(?=(?:is|must) )/, 'it ')
}

/**
 * Reads the settings from the environment; empty ones count as absent. Throws InvalidSetting naming the first invalid
 * one.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settings.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new InvalidSetting(`Setting ${issue?.path.join('.')} is wrong: ${asSentence(issue?.message ?? '')}`)
  }
  const { HOST, PORT, DATA_DIR, PUBLIC_URL, SAMPLES, WORKER } = result.data
  const dataDirectory = path.resolve(projectDirectory, DATA_DIR)
  const { ABUSE_LIMITS, TRUSTED_PROXIES, LEAST_FREE_MB } = result.data
  const { LOG_LEVEL, METRICS_PORT } = result.data
  const database = readDatabaseSettings(result.data)
  const owner = readOwnerSettings(result.data)
  const images = readImageSettings(result.data)
  const backups = readBackupSettings(result.data, { dataDirectory, projectDirectory })
  return {
    host: HOST,
    port: PORT,
    dataDirectory,
    ...(database && { database }),
    ...(PUBLIC_URL && { publicUrl: PUBLIC_URL }),
    fillWithSamples: SAMPLES === 'on',
    ...(backups && { backups }),
    ...(images && { images }),
    mail: readMailSettings(result.data, { dataDirectory, projectDirectory }),
    mailFrom: result.data.MAIL_FROM,
    shopEmail: result.data.SHOP_EMAIL,
    hasWorker: WORKER === 'on',
    hasServiceWorker: result.data.SERVICE_WORKER === 'on',
    limits: visitorLimitsFrom(result.data),
    trustedProxies: TRUSTED_PROXIES,
    connectionLimits: connectionLimitsFrom(result.data),
    maxMemoryBytes: result.data.MAX_MEMORY_MB * bytesOfMegabyte,
    minFormSeconds: ABUSE_LIMITS === 'off' ? 0 : minFormSeconds,
    pageCacheBytes: result.data.PAGE_CACHE_MB * bytesOfMegabyte,
    logLevel: LOG_LEVEL,
    ...(METRICS_PORT !== undefined && { metricsPort: METRICS_PORT }),
    ...(owner && { owner }),
    ...(result.data.SECRET_KEY && { secretKey: result.data.SECRET_KEY }),
    requiresSecondFactor: result.data.SECOND_FACTOR === 'required',
    minFreeBytes: LEAST_FREE_MB * bytesOfMegabyte,
  }
}

const isSecret = (name: string) => /KEY|PASSWORD|PASSPHRASE|(DATABASE|POOLER|MAIL)_URL$/.test(name)

/** The settings that the environment has, without secrets, so that a backup can say how the shop was set up. */
export function settingsWithoutSecrets(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const names = Object.keys(fields.shape).filter((name) => !isSecret(name))
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}
