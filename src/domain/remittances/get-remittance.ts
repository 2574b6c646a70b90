import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Remittance, SettledOrder } from './remittance.ts'

/** Returns a remittance with its orders. Throws NotFound. */
export async function getRemittance(marketplace: Marketplace, id: number): Promise<Remittance> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const row = await selectRemittances(marketplace).where('remittances.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('remittance', id)
  return { ...remittanceFromRow(row), orders: await readOrders(marketplace, id) }
}

/** Of very many, the newest. */
const maxListedRemittances = 100

export type ListedRemittance = Omit<Remittance, 'orders'>

/** Lists remittances, those of one courier or all, the newest first. */
export async function listRemittances(marketplace: Marketplace, courierId?: number): Promise<ListedRemittance[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = await selectRemittances(marketplace)
    .$if(courierId !== undefined, (query) => query.where('courier_id', '=', courierId ?? 0))
    .orderBy('remittances.id', 'desc')
    .limit(maxListedRemittances)
    .execute()
  return rows.map(remittanceFromRow)
}

function selectRemittances({ db }: Marketplace) {
  return db
    .selectFrom('remittances')
    .innerJoin('couriers', 'couriers.id', 'courier_id')
    .leftJoin('remittance_revocations as revocation', 'revocation.remittance_id', 'remittances.id')
    .select(['remittances.id', 'courier_id', 'couriers.name', 'expected_millimes', 'received_millimes'])
    .select(['remittances.withheld_tax_basis_points', 'taxed_millimes', 'withheld_tax_millimes'])
    .select(['remittances.reference', 'remittances.reason', 'remittances.made_by', 'remittances.made_at'])
    .select([
      'revocation.reason as revokedReason',
      'revocation.made_by as revokedBy',
      'revocation.made_at as revokedAt',
    ])
}

type RemittanceRow = Awaited<ReturnType<ReturnType<typeof selectRemittances>['execute']>>[number]

function remittanceFromRow(row: RemittanceRow): ListedRemittance {
  const { revokedReason: reason, revokedBy: by, revokedAt: at } = row
  return {
    id: row.id,
    courier: { id: row.courier_id, name: row.name },
    ...{ expected: row.expected_millimes, received: row.received_millimes },
    tax: {
      ...{ basisPoints: row.withheld_tax_basis_points, taxed: row.taxed_millimes },
      withheld: row.withheld_tax_millimes,
    },
    ...{ reference: row.reference, reason: row.reason, by: row.made_by, at: row.made_at },
    ...(reason !== null && by !== null && at !== null && { revoked: { reason, by, at } }),
  }
}

async function readOrders({ db }: Marketplace, id: number): Promise<SettledOrder[]> {
  const rows = await db
    .selectFrom('remittance_orders')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.id', 'number', 'collected_millimes', 'fees_millimes', 'difference_millimes'])
    .select('withheld_tax_millimes')
    .where('remittance_id', '=', id)
    .orderBy('orders.id')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, number: row.number, collected: row.collected_millimes, fees: row.fees_millimes },
    ...{ withheldTax: row.withheld_tax_millimes, difference: row.difference_millimes },
  }))
}
