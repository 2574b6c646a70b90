import type { CompiledQuery } from 'kysely'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import type { BlockState } from './customer-block.ts'

/** Returns the block of a phone number that is in force, if there is one. */
export async function getCustomerBlock(marketplace: Marketplace, phone: Phone): Promise<BlockState> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { rows } = await marketplace.db.executeQuery(selectBlock(marketplace, phone))
  return blockStateFrom(marketplace, rows[0])
}

/** Returns the query of the last block of a phone number, in force or not. */
export function selectBlock({ db }: Marketplace, phone: Phone) {
  return blockQuery(db, { phone })
}

const blockQuery = prepareQuery((db, { phone }: Placeholders<{ phone: Phone }>) =>
  db
    .selectFrom('customer_blocks')
    .select(['id', 'kind', 'note', 'ends_at', 'is_lifted', 'version', 'made_by', 'made_at'])
    .where('phone', '=', phone),
)

export type BlockRow = ReturnType<typeof selectBlock> extends CompiledQuery<infer Row> ? Row : never

export function isInForce({ clock }: Marketplace, { is_lifted, ends_at }: BlockRow): boolean {
  return !is_lifted && (ends_at === null || ends_at > clock.now())
}

export function blockStateFrom(marketplace: Marketplace, row: BlockRow | undefined): BlockState {
  if (!row) return { version: 0 }
  const { version, kind, note, ends_at, made_by, made_at } = row
  if (!isInForce(marketplace, row)) return { version }
  return { version, block: { kind, note, ...(ends_at !== null && { endsAt: ends_at }), by: made_by, at: made_at } }
}
