import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { pendingMigrations } from '#database/migrate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { DiskRoom } from './disk-room.ts'

/** Longer than this, a part that does not answer counts as failing. */
const patienceMilliseconds = 2000

/**
 * `/live`: the process answers; if not, start it again. `/ready`: it can take orders; if not, send visitors elsewhere
 * for now. Neither tells more than whether a part is well.
 */
export function healthRoutes({ db }: Marketplace, disk: DiskRoom | undefined): Hono {
  const health = new Hono()
  const parts: Record<string, () => Promise<boolean>> = {
    database: async () => (await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()).length === 1,
    migrations: async () => (await pendingMigrations(db)).length === 0,
    disk: async () => !(await disk?.isShort()),
  }
  health.use('*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  health.get('/live', (context) => context.json({ status: 'live' }))
  health.get('/ready', async (context) => {
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, ask]) => [name, (await isWell(ask)) ? 'well' : 'failing'] as const),
    )
    const isReady = states.every(([, state]) => state === 'well')
    const answer = { status: isReady ? 'ready' : 'not ready', parts: Object.fromEntries(states) }
    return isReady ? context.json(answer) : context.json(answer, 503, { 'Retry-After': '5' })
  })
  return health
}

async function isWell(ask: () => Promise<boolean>): Promise<boolean> {
  const patience = pause(patienceMilliseconds, false, { ref: false })
  return Promise.race([ask().catch(() => false), patience])
}
