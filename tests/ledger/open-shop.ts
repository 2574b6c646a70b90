import { sql } from 'kysely'
import { connect, type EmbeddedAddress } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { saveApi } from '#domain/couriers/api/api-settings.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createCourier } from '#tests/support/couriers.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { acceptCards, openKonnectService } from '#tests/support/konnect-service.ts'
import { asOperator } from '#tests/support/operators.ts'
import { rateLimitsOf, setRateLimits, setReviewLimits } from '#tests/support/rate-limits.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'
import type { KonnectService } from './pay-by-card.ts'
import { fillShop, type Sku } from './staff-work.ts'

export interface LedgerShop {
  /** Connected without the fault proxies, with a signed-in operator. */
  readonly marketplace: Marketplace
  readonly database: string
  readonly skus: readonly Sku[]
  /** Where its orders are paid by card; the instances do not reach it. */
  readonly gateway: KonnectService
  close(): Promise<void>
}

/** A server on which a database can be created. */
export interface DatabaseServer {
  /** The address of one of its databases, with every right. */
  address(database: string): EmbeddedAddress
  /** A database to copy, perhaps migrated, to which nobody is connected for long. */
  readonly template?: string
}

/** How many pieces unconfirmed orders may hold together: few, so that concurrent orders reach it. */
export const holdLimit = 40

/** Creates a database for one run with products, where large orders are requests; the SQL `patch` removes a guard. */
export async function openLedgerShop(server: DatabaseServer, patch?: string): Promise<LedgerShop> {
  const name = `ledger_${process.hrtime.bigint()}`
  const administration = connect(server.address('template1'))
  const template = server.template ? `template ${server.template}` : ''
  await sql.raw(`create database ${name} ${template}`).execute(administration.database)
  await administration.close()

  const connection = connect(server.address(name))
  await migrate(connection)
  if (patch) await sql.raw(patch).execute(connection.database)
  const marketplace = await asOperator(marketplaceOn(connection.database, noImages))
  const plenty = { perNetwork: { count: 100_000, seconds: 60 }, perRecipient: { count: 100_000, seconds: 60 } }
  await setRateLimits(marketplace, rateLimitsOf(plenty))
  await setReviewLimits(marketplace, {})
  await createCourier(marketplace)
  const second = await createCourier(marketplace, { name: 'Navex', withholdsTax: true, withheldTaxBasisPoints: 333 })
  const api = { api: 'navex', baseUrl: 'https://courier.example/api', token: 'dar-hirfa-K7QXW2M9ZP4T' } as const
  await saveApi(marketplace, second, { version: 0, draft: api })
  const gateway = await openKonnectService()
  const paying = { ...marketplace, paymentGateway: gateway.gateway }
  await acceptCards(paying, { baseUrl: gateway.baseUrl })
  await setHoldLimits(marketplace, { orderPieces: 6, shopPieces: holdLimit })
  const skus = await fillShop(connection.database)
  const close = async () => {
    await gateway[Symbol.asyncDispose]()
    await connection.close()
  }
  return { marketplace: paying, gateway, database: name, skus, close }
}
