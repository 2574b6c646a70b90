import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

/** Where a shop is that may close and open again: what a browser keeps of it belongs to its address. */
export interface Place {
  /** Holds its database and its pictures. */
  readonly folder: string
  readonly port: number
}

/** A place of one audit alone, cleared away after it. */
export async function ownPlace(): Promise<Place & AsyncDisposable> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-audit-'))
  // Made for us alone; root's PostgreSQL runs under another account.
  await chmod(folder, 0o755)
  return {
    folder,
    port: await freePort(),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
