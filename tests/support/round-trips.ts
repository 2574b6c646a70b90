import type { Socket } from 'node:net'
import type pg from 'pg'
import { connect } from '#database/connect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { databaseName } from './test-database.ts'
import { testDatabaseAddress } from './test-database-address.ts'
import type { TestShop } from './test-shop.ts'

/** The same shop on separate connections that count round trips to the database. */
export interface CountedShop extends AsyncDisposable {
  readonly marketplace: Marketplace
  /** Returns the number of round trips, with connections already open. */
  roundTripsOf(story: () => Promise<unknown>): Promise<number>
  /** Everything that was sent to the database. */
  statements(): string
}

export async function openCountedShop({ marketplace }: TestShop): Promise<CountedShop> {
  const { database: db, pool, close } = connect(testDatabaseAddress(await databaseName({ database: marketplace.db })))
  let count = 0
  const sent: string[] = []
  pool.on('connect', (client) =>
    watch(socketOf(client), (text, isRoundTrip) => {
      sent.push(text)
      if (isRoundTrip) count++
    }),
  )
  return {
    marketplace: { ...marketplace, db },
    async roundTripsOf(story) {
      await Promise.all(Array.from({ length: pool.options.max }, () => pool.query('select 1')))
      count = 0
      await story()
      return count
    },
    statements: () => sent.join(''),
    [Symbol.asyncDispose]: close,
  }
}

/** Consecutive writes belong to one round trip; the first write after received data starts another. */
function watch(socket: Socket, onWrite: (text: string, isRoundTrip: boolean) => void): void {
  let isAnswered = true
  const { write } = socket
  socket.write = function (this: Socket, ...said: unknown[]) {
    onWrite(String(said[0]), isAnswered)
    isAnswered = false
    return (write as (...said: unknown[]) => boolean).apply(this, said)
  } as Socket['write']
  // Before pg reads the answer, which may send what waits for it.
  socket.prependListener('data', () => {
    isAnswered = true
  })
}

function socketOf(client: pg.PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
