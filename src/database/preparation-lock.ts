import pg from 'pg'
import { clientConfig, type DatabaseAddress } from './connect.ts'

/**
 * The key of an advisory lock that is held while a start prepares the database; the server releases it when the process
 * dies.
 */
const preparationLock = 7_431_205

/**
 * Does the work while no other instance prepares the same database, and waits until then, or rejects once the signal is
 * aborted. What another one does meanwhile, such as a first start that has applied half of the migrations, is never
 * seen half done.
 */
export async function withPreparationLock<Result>(
  address: DatabaseAddress,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(clientConfig(address))
  client.on('error', () => {})
  const end = () => void client.end()
  signal.addEventListener('abort', end)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [preparationLock])
    return await work()
  } finally {
    signal.removeEventListener('abort', end)
    await client.end()
  }
}
