import type { Socket } from 'node:net'
import type pg from 'pg'
import { connect } from '#database/connect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { copyName } from './test-database.ts'
import { testServer } from './test-server.ts'
import type { TestShop } from './test-shop.ts'

/** The same shop on connections of its own, where somebody counts how often an answer of the database is waited for. */
export interface CountedShop extends AsyncDisposable {
  readonly marketplace: Marketplace
  /** How many round trips it takes, once the connections are there. */
  roundTripsOf(story: () => Promise<unknown>): Promise<number>
}

export async function openCountedShop({ marketplace }: TestShop): Promise<CountedShop> {
  const { database: db, pool, close } = connect(testServer(await copyName({ database: marketplace.db })))
  let count = 0
  pool.on('connect', (client) => watch(socketOf(client), () => count++))
  return {
    marketplace: { ...marketplace, db },
    async roundTripsOf(story) {
      await Promise.all(Array.from({ length: pool.options.max }, () => pool.query('select 1')))
      count = 0
      await story()
      return count
    },
    [Symbol.asyncDispose]: close,
  }
}

/** What is said before anything is heard belongs together: the first word after an answer begins another round trip. */
function watch(socket: Socket, onRoundTrip: () => void): void {
  let isAnswered = true
  const { write } = socket
  socket.write = function (this: Socket, ...said: unknown[]) {
    if (isAnswered) onRoundTrip()
    isAnswered = false
    return (write as (...said: unknown[]) => boolean).apply(this, said)
  } as Socket['write']
  socket.on('data', () => {
    isAnswered = true
  })
}

function socketOf(client: pg.PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
