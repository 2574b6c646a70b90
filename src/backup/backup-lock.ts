import pg from 'pg'
import { clientConfig, type DatabaseAddress } from '#database/connect.ts'

/** Another backup is being made. */
export class BackupIsRunning extends Error {
  override readonly name = 'BackupIsRunning'
}

/**
 * The key of an advisory lock that is held during a backup and its proof; the server releases it when the process dies.
 */
const backupLock = 7_431_203

/** Does the work unless another process makes a backup of the same shop: then it throws BackupIsRunning. */
export async function withBackupLock<Result>(address: DatabaseAddress, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client(clientConfig(address))
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [backupLock])
    if (!rows[0]?.locked) throw new BackupIsRunning('A backup is being made already')
    return await work()
  } finally {
    await client.end()
  }
}
