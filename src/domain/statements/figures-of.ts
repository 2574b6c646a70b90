import { type RawBuilder, sql } from 'kysely'
import { type Millimes, millimes } from '#domain/money.ts'
import type { StatementFigures } from './statement.ts'

/**
 * The columns of a query of postings or days of a store, summed up: what is on the other side of the book is turned
 * around.
 */
export function figureColumns(condition: RawBuilder<boolean> = sql<boolean>`true`) {
  const sum = (account: string, sign: 1 | -1) =>
    sql<number>`coalesce(sum(amount_millimes * ${sql.lit(sign)}) filter (where account = ${sql.lit(account)} and ${condition}), 0)::bigint`
  return sql<Record<keyof StatementFigures, number>>`
    ${sum('goods', 1)} as sold, ${sum('goods-returned', -1)} as returned, ${sum('commission', -1)} as commission,
    ${sum('maker-fees', -1)} as fees, ${sum('paid-to-makers', -1)} as paid, ${sum('owed-to-makers', -1)} as owed`
}

export function figuresFrom(row: Readonly<Record<keyof StatementFigures, number>> | undefined): StatementFigures {
  const amount = (value: number | undefined): Millimes => millimes(Number(value ?? 0))
  return {
    ...{ sold: amount(row?.sold), returned: amount(row?.returned), commission: amount(row?.commission) },
    ...{ fees: amount(row?.fees), paid: amount(row?.paid), owed: amount(row?.owed) },
  }
}
