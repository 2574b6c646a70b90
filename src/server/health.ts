import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { pendingMigrations } from '#database/migrate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { DiskSpace } from './disk-space.ts'

/** A check that takes longer counts as failing. */
const checkTimeoutMilliseconds = 2000

interface HealthVariables {
  readonly Variables: { readonly client?: string }
}

/**
 * `/live`: the process responds; if not, restart it. `/ready`: it can take orders; if not, route visitors to another
 * instance, if there is one. `/serving`: it neither starts nor stops; while the database of all instances is away, each
 * still shows the pages that it has. None reveals more than whether each part works. `/client`: the network that the
 * client counts as, and whether a proxy named it, for `npm run doctor`.
 */
export function healthRoutes(
  { db }: Marketplace,
  disk: DiskSpace | undefined,
  isStopping = () => false,
): Hono<HealthVariables> {
  const health = new Hono<HealthVariables>()
  const checks: Record<string, () => Promise<boolean>> = {
    database: async () => (await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()).length === 1,
    migrations: async () => (await pendingMigrations(db)).length === 0,
    disk: async () => !(await disk?.isLow()),
  }
  health.use('*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  health.get('/live', (context) => context.json({ status: 'live' }))
  health.get('/ready', async (context) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, (await passes(check)) ? 'well' : 'failing'] as const),
    )
    const isReady = !isStopping() && states.every(([, state]) => state === 'well')
    const body = { status: isReady ? 'ready' : 'not ready', parts: Object.fromEntries(states) }
    return isReady ? context.json(body) : context.json(body, 503, { 'Retry-After': '5' })
  })
  health.get('/serving', (context) =>
    isStopping()
      ? context.json({ status: 'stopping' }, 503, { 'Retry-After': '5' })
      : context.json({ status: 'serving' }),
  )
  health.get('/client', (context) => {
    const isForwarded = context.req.header('X-Forwarded-For') !== undefined
    return context.json({ network: context.get('client'), isForwarded })
  })
  return health
}

async function passes(check: () => Promise<boolean>): Promise<boolean> {
  const timeout = pause(checkTimeoutMilliseconds, false, { ref: false })
  return Promise.race([check().catch(() => false), timeout])
}
