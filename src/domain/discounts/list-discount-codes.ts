import { sql } from 'kysely'
import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
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
  readonly orderId: number
  readonly number: string
  readonly customerName: string
  readonly placedAt: Date
  readonly discount: Millimes
  /** Whether it counts: an order that was canceled has given its use back. */
  readonly counts: boolean
}

const usesPerPage = 50

/** Lists the orders that have a code, the newest first, a page at a time: those before the order `before`. */
export async function listCodeUses(
  { actor, db }: Marketplace,
  id: number,
  before?: number,
): Promise<{ readonly uses: readonly CodeUse[]; readonly next?: number }> {
  requireAllowed(mayManagePromotions(actor))
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'customer_name', 'placed_at', 'discount_millimes'])
    .select(isUse.as('counts'))
    .where('discount_code_id', '=', id)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(usesPerPage + 1)
    .execute()
  const uses = rows.slice(0, usesPerPage).map((row) => ({
    ...{ orderId: row.id, number: row.number, customerName: row.customer_name, placedAt: row.placed_at },
    ...{ discount: row.discount_millimes, counts: row.counts },
  }))
  const last = uses.at(-1)
  return { uses, ...(rows.length > usesPerPage && last && { next: last.orderId }) }
}
