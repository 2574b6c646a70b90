import type pg from 'pg'

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * Has the pool put up with a connection that is let go of twice. The queue's listener does so when it is ended while its
 * connection breaks, in a promise that nobody holds: what the pool says to that would end the whole process.
 */
export function forgivingPool(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (onConnected: OnConnected) => void
  const connectForgiving = (onConnected: OnConnected) =>
    connect((error, client, release) => onConnected(error, client, once(release)))
  const connectByPromise = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = ((onConnected?: OnConnected) =>
    onConnected ? connectForgiving(onConnected) : connectByPromise()) as pg.Pool['connect']
  return pool
}

function once(release: (error?: Error | boolean) => void): (error?: Error | boolean) => void {
  let isReleased = false
  return (error) => {
    if (isReleased) return
    isReleased = true
    release(error)
  }
}
