import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Email } from '#domain/email.ts'
import type { VisitorLimits } from '#domain/limits/limits.ts'
import { usualPageBytes } from './finished/finished-pages.ts'
import type { OwnerSettings } from './let-owner-in.ts'
import { limitSettings, limitsFrom } from './limit-settings.ts'
import { type MailSettings, mailFields, readMailSettings, requireMailSettings } from './mail-settings.ts'
import { ownerFields, readOwnerSettings, requireOwnerSettings } from './owner-settings.ts'
import { type LogLevel, logLevels } from './request-log.ts'
import { secretKeyForm } from './secret-key.ts'
import { WrongSetting } from './wrong-setting.ts'

const bytesOfMegabyte = 1_000_000

/** Everything the operator can decide. Paths are absolute. */
export interface Config {
  readonly host: string
  /** 0 asks the system for any free port. */
  readonly port: number
  readonly dataDirectory: string
  /** Undefined when the program is to start its own PostgreSQL. */
  readonly databaseUrl?: string
  /** Where visitors find the shop: an origin as browsers write it. Undefined: where the server happens to listen. */
  readonly publicUrl?: string
  readonly fillWithSamples: boolean
  readonly mail: MailSettings
  /** Who letters are from, and who hears of orders and messages. */
  readonly mailFrom: Email
  readonly shopEmail: Email
  /** Whether this process also does the jobs, such as sending letters. */
  readonly hasWorker: boolean
  /** Whether browsers may keep pages for a lost line. */
  readonly hasServiceWorker: boolean
  /** What visitors are held to. */
  readonly limits: VisitorLimits
  /** Addresses and networks of proxies that say where a request came from. */
  readonly trustedProxies: readonly string[]
  /** A public form that comes back sooner than this was not filled in by a person. */
  readonly leastFormSeconds: number
  /** With less room than this on the disk of the data folder nothing more is written. */
  readonly leastFreeBytes: number
  /** Room for finished pages; 0 has every page made anew. */
  readonly pageCacheBytes: number
  readonly logLevel: LogLevel
  readonly metricsHost: string
  /** Undefined when nobody collects figures. */
  readonly metricsPort?: number
  /** Who owns the shop while nobody does; undefined when a person is to say so. */
  readonly owner?: OwnerSettings
  /** Whether nobody works in the back office without an authenticator app. */
  readonly requiresSecondFactor: boolean
  /** What opens the secrets in the database, in base64; undefined when it lies in the data folder. */
  readonly secretKey?: string
  /** The key is gone for good, and another takes its place. */
  readonly isSecretKeyLost: boolean
}

const projectDirectory = fileURLToPath(new URL('../../', import.meta.url))

const fields = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://shop.example', abort: true })
    .refine(isOnlyOrigin, 'must be an origin such as https://shop.example, with nothing behind it')
    .transform((url) => new URL(url).origin)
    .optional(),
  SAMPLES: z.enum(['on', 'off']).default('on'),
  WORKER: z.enum(['on', 'off']).default('on'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  ...mailFields,
  LEAST_FORM_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(60).default(1),
  LEAST_FREE_MB: z.coerce.number('must be a number of megabytes').int().min(0).default(200),
  PAGE_CACHE_MB: z.coerce
    .number('must be a number of megabytes')
    .int()
    .min(0)
    .max(4096)
    .default(usualPageBytes / bytesOfMegabyte),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  SECRET_KEY: z
    .string()
    .regex(secretKeyForm, 'must be 32 random bytes in base64, as `openssl rand -base64 32` makes them')
    .optional(),
  SECRET_KEY_LOST: z.enum(['on', 'off']).default('off'),
  ...limitSettings,
  ...ownerFields,
})

/** The shop has all addresses of its origin: below a path, or with a query, none of its links would lead anywhere. */
function isOnlyOrigin(url: string): boolean {
  const { href, origin } = new URL(url)
  return href === `${origin}/`
}

const settings = fields.superRefine(requireMailSettings).superRefine(requireOwnerSettings)

/** Reads the settings from the environment; empty ones count as absent. Throws WrongSetting naming the first wrong one. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settings.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new WrongSetting(`Setting ${issue?.path.join('.')} is wrong: ${issue?.message}`)
  }
  const { HOST, PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL, SAMPLES, WORKER } = result.data
  const dataDirectory = path.resolve(projectDirectory, DATA_DIR)
  const { ABUSE_LIMITS, TRUSTED_PROXIES, LEAST_FORM_SECONDS, LEAST_FREE_MB } = result.data
  const { LOG_LEVEL, METRICS_HOST, METRICS_PORT } = result.data
  const owner = readOwnerSettings(result.data)
  return {
    host: HOST,
    port: PORT,
    dataDirectory,
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(PUBLIC_URL && { publicUrl: PUBLIC_URL }),
    fillWithSamples: SAMPLES === 'on',
    mail: readMailSettings(result.data, { dataDirectory, projectDirectory }),
    mailFrom: result.data.MAIL_FROM,
    shopEmail: result.data.SHOP_EMAIL,
    hasWorker: WORKER === 'on',
    hasServiceWorker: result.data.SERVICE_WORKER === 'on',
    limits: limitsFrom(result.data),
    trustedProxies: TRUSTED_PROXIES,
    leastFormSeconds: ABUSE_LIMITS === 'off' ? 0 : LEAST_FORM_SECONDS,
    pageCacheBytes: result.data.PAGE_CACHE_MB * bytesOfMegabyte,
    logLevel: LOG_LEVEL,
    metricsHost: METRICS_HOST,
    ...(METRICS_PORT !== undefined && { metricsPort: METRICS_PORT }),
    ...(owner && { owner }),
    ...(result.data.SECRET_KEY && { secretKey: result.data.SECRET_KEY }),
    isSecretKeyLost: result.data.SECRET_KEY_LOST === 'on',
    requiresSecondFactor: result.data.SECOND_FACTOR === 'required',
    leastFreeBytes: LEAST_FREE_MB * bytesOfMegabyte,
  }
}
