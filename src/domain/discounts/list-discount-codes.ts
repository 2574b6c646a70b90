import { sql } from 'kysely'
import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import { type NewestFirstPage, rowsPerPage, toNewestFirstPage } from '#domain/keyset-pagination.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { type DiscountCode, maxDiscountCodes } from './discount-code.ts'
import { discountCodeFromRow, selectDiscountCodes } from './discount-code-rows.ts'
import { isUse } from './uses.ts'

/** A code with what it has brought. */
export interface ListedDiscountCode extends DiscountCode {
  readonly uses: number
  /** What it took off the pieces of these orders; free deliveries are not in it. */
  readonly given: Millimes
}

/** Lists the codes, the newest first, those that are off last. */
export async function listDiscountCodes(marketplace: Marketplace): Promise<ListedDiscountCode[]> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  const rows = await selectWithUses(marketplace)
    .orderBy('is_on', 'desc')
    .orderBy('id', 'desc')
    .limit(maxDiscountCodes)
    .execute()
  return rows.map(listedFromRow)
}

/** Returns a code. Throws NotFound. */
export async function getDiscountCode(marketplace: Marketplace, id: number): Promise<ListedDiscountCode> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  const row = await selectWithUses(marketplace).where('discount_codes.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('discount code', id)
  return listedFromRow(row)
}

function selectWithUses(marketplace: Marketplace) {
  const uses = (what: string) =>
    sql`(select ${sql.raw(what)} from orders where discount_code_id = discount_codes.id and ${isUse})`
  return selectDiscountCodes(marketplace)
    .select(sql<number>`${uses('count(*)::int')}`.as('uses'))
    .select(sql<number>`${uses('coalesce(sum(discount_millimes), 0)::bigint')}`.as('given'))
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectWithUses>['executeTakeFirstOrThrow']>>

function listedFromRow({ uses, given, ...row }: ListedRow): ListedDiscountCode {
  return { ...discountCodeFromRow(row), uses, given: millimes(Number(given)) }
}

/** An order that has the code. */
export interface CodeUse {
  readonly id: number
  readonly number: string
  readonly customerName: string
  readonly placedAt: Date
  readonly discount: Millimes
  /** Whether it counts: an order that was canceled has given its use back. */
  readonly counts: boolean
}

/** Lists the orders that have a code, the newest first. */
export async function listCodeUses(
  { actor, db }: Marketplace,
  id: number,
  olderThan?: number,
): Promise<NewestFirstPage<CodeUse>> {
  requireAllowed(mayManagePromotions(actor))
  let orders = db
    .selectFrom('orders')
    .select(['id', 'number', 'customer_name', 'placed_at', 'discount_millimes'])
    .select(isUse.as('counts'))
    .where('discount_code_id', '=', id)
    .orderBy('id', 'desc')
    .limit(rowsPerPage + 1)
  if (olderThan) orders = orders.where('id', '<', olderThan)
  const rows = await orders.execute()
  return toNewestFirstPage(
    rows.map((row) => ({
      ...{ id: row.id, number: row.number, customerName: row.customer_name, placedAt: row.placed_at },
      ...{ discount: row.discount_millimes, counts: row.counts },
    })),
  )
}
