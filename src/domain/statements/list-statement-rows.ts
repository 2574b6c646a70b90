import { sql } from 'kysely'
import { mayViewStatements } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { CashEntryKind } from '#domain/cash-book/cash-entry.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endOfDay, startOfDay } from '#domain/tunis-day.ts'
import { figureColumns, figuresFrom } from './figures-of.ts'
import type { StatementFigures, StatementPeriod } from './statement.ts'

/**
 * One entry of a statement: an order that was delivered, returned or refused, a payout, or that one of them is taken
 * back.
 */
export interface StatementRow {
  readonly id: number
  readonly at: Date
  readonly kind: CashEntryKind
  readonly order?: { readonly id: number; readonly number: string }
  readonly payoutId?: number
  /** Of a sale, in hundredths of a percent. */
  readonly rate?: number
  readonly figures: StatementFigures
}

interface Row extends Record<keyof StatementFigures, number> {
  readonly id: number
  readonly at: Date
  readonly kind: CashEntryKind
  readonly orderId: number | null
  readonly number: string | null
  readonly payoutId: number | null
  readonly rate: number | null
}

export const statementRowsPerPage = 100

/** Lists the entries of a statement, the oldest first, after the one with an id. */
export async function listStatementRows(
  { actor, db }: Marketplace,
  { storeId, period, after = 0 }: { storeId: number; period: StatementPeriod; after?: number | undefined },
): Promise<{ readonly rows: readonly StatementRow[]; readonly newerThan?: number }> {
  requireAllowed(mayViewStatements(actor))
  const isLater =
    after === 0
      ? sql`true`
      : sql`(entry.made_at, entry.id) > (select made_at, id from cash_entries where id = ${after})`
  const { rows } = await sql<Row>`
    with entry as (
      select id, made_at, kind, order_id, payout_id, commission_basis_points from cash_entries as entry
      where store_id = ${storeId} and made_at >= ${startOfDay(period.from)} and made_at < ${endOfDay(period.until)}
        and ${isLater}
      order by made_at, id limit ${statementRowsPerPage + 1})
    select entry.id, made_at as at, kind, order_id as "orderId", number, payout_id as "payoutId",
      commission_basis_points as rate, figures.*
    from entry left join orders on orders.id = order_id
      cross join lateral (select ${figureColumns()} from cash_postings where entry_id = entry.id) as figures
    order by made_at, entry.id`.execute(db)
  const page = rows.slice(0, statementRowsPerPage).map(
    (row): StatementRow => ({
      ...{ id: row.id, at: row.at, kind: row.kind, figures: figuresFrom(row) },
      ...(row.orderId !== null && { order: { id: row.orderId, number: row.number ?? '' } }),
      ...(row.payoutId !== null && { payoutId: row.payoutId }),
      ...(row.rate !== null && { rate: row.rate }),
    }),
  )
  const last = page.at(-1)
  return { rows: page, ...(rows.length > statementRowsPerPage && last && { newerThan: last.id }) }
}

/** Returns all entries of a statement, a page after the other, for a file. */
export async function* streamStatementRows(
  marketplace: Marketplace,
  of: { readonly storeId: number; readonly period: StatementPeriod },
): AsyncGenerator<readonly StatementRow[]> {
  requireAllowed(mayViewStatements(marketplace.actor))
  let after: number | undefined
  do {
    const page = await listStatementRows(marketplace, { ...of, after })
    yield page.rows
    after = page.newerThan
  } while (after !== undefined)
}
