import type pg from 'pg'

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * Makes the pool ignore a second release of the same client. Graphile Worker's listener releases its client twice when
 * it is stopped while its connection breaks; the error of the pool would be an unhandled rejection and end the process.
 */
export function releaseOncePool(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (onConnected: OnConnected) => void
  const connectReleasingOnce = (onConnected: OnConnected) =>
    connect((error, client, release) => onConnected(error, client, once(release)))
  const connectByPromise = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = ((onConnected?: OnConnected) =>
    onConnected ? connectReleasingOnce(onConnected) : connectByPromise()) as pg.Pool['connect']
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
