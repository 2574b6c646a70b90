import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { watchDiskSpace } from '#server/disk-space.ts'
import { openMetrics } from '#server/metrics.ts'
import { requestLog } from '#server/request-log.ts'
import { publicUrl } from './api-client.ts'
import { createSessionToken } from './operators.ts'
import { testApp } from './test-app.ts'

/** Returns whether a text has a secret, as it is or in the ways in which programs write bytes. */
export function leakOf(secret: string): (text: string) => boolean {
  const forms = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64').slice(0, -2)]
  return (text) => forms.some((form) => text.toLowerCase().includes(form.toLowerCase()))
}

/** The shop as an owner opens it, with everything that it lets out: pages, headers, logs and metrics. */
export async function listenToShop(
  context: { mock: { method: typeof import('node:test').mock.method } },
  marketplace: Marketplace,
) {
  const told: string[] = []
  const tell = (...parts: unknown[]) => void told.push(parts.map((part) => JSON.stringify(part) ?? '').join(' '))
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) context.mock.method(console, level, tell)
  const metrics = openMetrics(watchDiskSpace(['/'], 1, async () => 4711))
  const log = requestLog('info', { write: (line: string) => void told.push(line) } as never)
  const app = testApp(marketplace, {
    onCompleted: (completed) => {
      log(completed)
      metrics.observe(completed)
      tell(completed)
    },
  })
  const cookie = `__Host-hirfa-office=${await createSessionToken(marketplace, 'owner')}`
  return {
    told,
    async ask(path: string, form?: Record<string, string>) {
      const post = form && { method: 'POST', body: new URLSearchParams(form) }
      const headers = { Origin: publicUrl, Cookie: cookie }
      const response = await app.request(`${publicUrl}${path}`, { ...post, headers })
      const text = await response.text()
      told.push(text, JSON.stringify([...response.headers]))
      return text
    },
    async readMetrics() {
      const server = await metrics.listen(0)
      told.push(await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text())
      await server.close()
    },
  }
}

/** Returns the tables of which a row, as text, has a secret. */
export async function tablesWith(db: Marketplace['db'], isLeak: (text: string) => boolean): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(db)
    if (rows.some(({ text }) => isLeak(text))) found.push(name)
  }
  return found
}
