import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, shareOut } from '#domain/money.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import { makersPartOf, makersPrice } from '#domain/share-of-makers.ts'
import { endOfDay, startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { figureColumns, figuresFrom } from './figures-of.ts'
import { type OpenedFigure, openedFigures, type StatementFigures, type StatementPeriod } from './statement.ts'

/** A piece of an order, as its maker knows it: nothing of who bought it. */
export interface SoldPiece {
  readonly name: string
  readonly sizeName: string
  readonly colorName: string
  readonly quantity: number
  /** The languages of the names: those in which the piece was bought. Null: not known. */
  readonly nameLocale: Locale | null
  readonly sizeLocale: Locale | null
  readonly colorLocale: Locale | null
}

/** A piece of a statement: sold, returned, or that one of both was taken back; or a payout, or what else has none. */
export interface StatementPiece {
  readonly at: Date
  readonly orderNumber: string | undefined
  readonly piece: SoldPiece | undefined
  readonly payout: { readonly means: PaymentMeans; readonly reference: string; readonly paidOn: TunisDay } | undefined
  /** Whether it takes back what was booked before: a mistake. */
  readonly isReversal: boolean
  /** The commission of a sale, in hundredths of a percent. */
  readonly rate: number | undefined
  /** The part of this piece, to the millime: those of all pieces add up to the statement. */
  readonly figures: StatementFigures
}

export interface PiecesPage {
  readonly pieces: readonly StatementPiece[]
  /** How many pages there are, at least one. */
  readonly last: number
}

/** Entries of a page: an order, a return or a payout each, with all its pieces of the store. */
const entriesPerPage = 50

interface AskedPieces {
  readonly storeId: number
  readonly period: StatementPeriod
  /** Those of one figure; undefined: all of the statement. */
  readonly of: OpenedFigure | undefined
  readonly limit?: number
  /** From 1. */
  readonly page: number
}

/** Returns the pieces of a statement, the oldest first, for an operation that has asked its policy. */
export async function readStatementPieces(marketplace: Marketplace, asked: AskedPieces): Promise<PiecesPage> {
  const { limit = entriesPerPage, page } = asked
  const { rows } = await sql<EntryRow>`
    with entry as (select * from cash_entries as entry where ${isAsked(asked)}
      order by made_at, id limit ${limit} offset ${(page - 1) * limit})
    select entry.id, entry.made_at as at, orders.number, entry.kind = 'reversal' as "isReversal",
      entry.commission_basis_points as rate, entry.order_id as "orderId",
      coalesce(entry.return_id, origin.return_id) as "returnId",
      means, reference, paid_on::text as "paidOn", figures.*
    from entry left join orders on orders.id = entry.order_id
      left join cash_entries as origin on origin.id = entry.reverses_id
      left join payouts on payouts.id = coalesce(entry.payout_id, origin.payout_id)
      cross join lateral (select ${figureColumns()} from cash_postings where entry_id = entry.id) as figures
    order by entry.made_at, entry.id`.execute(marketplace.db)
  const lines = await readLines(marketplace, asked.storeId, rows)
  return {
    pieces: rows.flatMap((row) => piecesOf(row, lines)),
    last: Math.max(Math.ceil((await countEntries(marketplace, asked)) / limit), 1),
  }
}

interface EntryRow extends Record<keyof StatementFigures, number> {
  readonly id: number
  readonly at: Date
  readonly number: string | null
  readonly isReversal: boolean
  readonly rate: number | null
  readonly orderId: number | null
  readonly returnId: number | null
  readonly means: PaymentMeans | null
  readonly reference: string | null
  readonly paidOn: TunisDay | null
}

function isAsked({ storeId, period, of }: AskedPieces): RawBuilder<boolean> {
  const isOfFigure = of
    ? sql`exists (select from cash_postings where entry_id = entry.id and account = any(${[...openedFigures[of]]}::text[]))`
    : sql`true`
  return sql<boolean>`store_id = ${storeId} and made_at >= ${startOfDay(period.from)}
    and made_at < ${endOfDay(period.until)} and ${isOfFigure}`
}

async function countEntries({ db }: Marketplace, asked: AskedPieces): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cash_entries as entry where ${isAsked(asked)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A line of an order or of a return, with how much of an amount is its own. */
export interface WeighedLine extends SoldPiece {
  readonly orderId: number
  /** 0 for the lines of the order. */
  readonly returnId: number
  readonly weight: number
}

/** The lines of a store in the orders, and in the returns, of entries. */
async function readLines({ db }: Marketplace, storeId: number, entries: readonly EntryRow[]): Promise<WeighedLine[]> {
  const orderIds = entries.flatMap(({ orderId, returnId }) => (orderId !== null && returnId === null ? [orderId] : []))
  const returnIds = entries.flatMap(({ returnId }) => returnId ?? [])
  const { rows } = await sql<WeighedLine>`
    select * from (
      select line.order_id as "orderId", 0 as "returnId", ${lineColumns}, line.quantity,
        ${makersPrice}::float8 as weight, line.position, line.store_id
      from order_lines as line join orders on orders.id = line.order_id where line.order_id = any(${orderIds}::bigint[])
      union all
      select line.order_id, returned.return_id, ${lineColumns}, returned.quantity,
        ${makersPartOfReturned}::float8, line.position, line.store_id
      from order_return_lines as returned
        join order_lines as line on (line.order_id, line.position) = (returned.order_id, returned.position)
        join orders on orders.id = line.order_id
      where returned.return_id = any(${returnIds}::bigint[])
    ) as known where store_id = ${storeId}
    order by position`.execute(db)
  return rows
}

/** SQL for the part of the maker in a returned line. What came by an exchange was paid for in another order. */
const makersPartOfReturned = sql`case when ${makersPrice} = 0 then returned.refunded_millimes
  else ${makersPartOf(sql`returned.refunded_millimes`, sql`returned.quantity`)} end`

/** The language of a name that has none of its own. */
const boughtIn = sql`(select orders.locale from orders where orders.id = line.order_id)`

/** Names are those of the order, so what a piece is called later changes no statement. */
export const lineColumns = sql`
  line.name, line.size_name as "sizeName", coalesce(line.color_name, '') as "colorName",
  coalesce(line.name_locale, ${boughtIn}) as "nameLocale", coalesce(line.size_name_locale, ${boughtIn}) as "sizeLocale",
  coalesce(line.color_name_locale, ${boughtIn}) as "colorLocale"`

function piecesOf(row: EntryRow, lines: readonly WeighedLine[]): StatementPiece[] {
  const { at, isReversal, means, reference, paidOn } = row
  const entry = {
    ...{ at, isReversal, orderNumber: row.number ?? undefined, rate: row.rate ?? undefined },
    payout: means && paidOn ? { means, paidOn, reference: reference ?? '' } : undefined,
  }
  const figures = figuresFrom(row)
  const own = lines.filter(({ orderId, returnId }) => orderId === row.orderId && returnId === (row.returnId ?? 0))
  if (own.length === 0) return [{ ...entry, piece: undefined, figures }]
  const shares = shareByWeight(figures, own)
  return own.map((line, index) => ({
    ...{ ...entry, piece: soldPieceOf(line) },
    figures: shares[index] ?? figures,
  }))
}

export function soldPieceOf(line: SoldPiece): SoldPiece {
  const { name, sizeName, colorName, quantity, nameLocale, sizeLocale, colorLocale } = line
  return { name, sizeName, colorName, quantity, nameLocale, sizeLocale, colorLocale }
}

/** What costs nothing, as the lines of an exchange do, shares by the number of pieces. */
export function weightsOf(lines: readonly WeighedLine[]): number[] {
  const isFree = lines.every(({ weight }) => weight === 0)
  return lines.map(({ weight, quantity }) => (isFree ? quantity : weight))
}

function shareByWeight(figures: StatementFigures, lines: readonly WeighedLine[]): StatementFigures[] {
  const weights = weightsOf(lines)
  const share = (amount: Millimes) => shareOut(amount, weights)
  const [sold, returned] = [share(figures.sold), share(figures.returned)]
  const [commission, fees, paid] = [share(figures.commission), share(figures.fees), share(figures.paid)]
  return lines.map((_, index) => {
    const part = (shares: readonly Millimes[]) => shares[index] ?? millimes(0)
    const own = { sold: part(sold), returned: part(returned), commission: part(commission), fees: part(fees) }
    const owed = millimes(own.sold - own.returned - own.commission - own.fees - part(paid))
    return { ...own, paid: part(paid), owed }
  })
}
