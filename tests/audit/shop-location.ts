import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/support/free-port.ts'

/** Directory and port of a shop that restarts: browser storage belongs to its origin. */
export interface Place {
  /** Contains the database and the pictures. */
  readonly folder: string
  readonly port: number
}

/** A temporary location, removed after the audit. */
export async function ownPlace(): Promise<Place & AsyncDisposable> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-audit-'))
  // mkdtemp creates it with mode 700, but root's PostgreSQL runs under another account.
  await chmod(folder, 0o755)
  return {
    folder,
    port: await freePort(),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
