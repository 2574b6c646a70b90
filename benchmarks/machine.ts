import os from 'node:os'
import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/** Describes the machine and versions, one line each. */
export async function describeMachine({ db }: Marketplace): Promise<string[]> {
  const { rows } = await sql<{ version: string; fsync: string }>`
    select current_setting('server_version') as version, current_setting('fsync') as fsync`.execute(db)
  const cores = os.cpus()
  return [
    `${cores.length} × ${cores[0]?.model.trim()}, ${Math.round(os.totalmem() / 1e9)} GB, ${os.type()} ${os.release()}`,
    `Node ${process.versions.node}, PostgreSQL ${rows[0]?.version} with fsync ${rows[0]?.fsync}`,
    `autocannon 9.0.0 in a process of its own, on the same cores`,
    `load of the machine when it began: ${os.loadavg()[0]?.toFixed(1)}`,
  ]
}
