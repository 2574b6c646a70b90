import { sql } from 'kysely'
import { mayOpenStudio } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import { requireOwnStore } from '#domain/sellers/require-own-store.ts'
import { readOwed, readPeriodFigures } from './get-statement.ts'
import { type PiecesPage, readStatementPieces } from './read-statement-pieces.ts'
import { readWaiting, readWaitingPieces, type Waiting, type WaitingPiece, type WaitingReason } from './read-waiting.ts'
import type { OpenedFigure, PeriodFigures } from './statement.ts'
import { firstDayOf, periodOfMonth, type StatementMonth } from './statement-month.ts'

/** What a maker is owed, and a month of her statement. */
export interface OwnStatement extends PeriodFigures {
  readonly owedNow: Millimes
  /** What of it may be paid out now; below zero where more was paid than was due. */
  readonly due: Millimes
  readonly waiting: readonly Waiting[]
  /** Whether there is anything in the months before. */
  readonly hasEarlier: boolean
}

/** Returns what is owed for an own store, and a month of its statement, all of one moment. Throws NotFound. */
export async function getOwnStatement(
  marketplace: Marketplace,
  storeId: number,
  month: StatementMonth,
): Promise<OwnStatement> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  return inSnapshot(marketplace, async (marketplace) => {
    await requireOwnStore(marketplace, scope, storeId)
    const owedNow = await readOwed(marketplace, storeId)
    const waiting = await readWaiting(marketplace, storeId)
    const delivered = waiting.filter(({ reason }) => reason !== 'on-its-way').map(({ amount }) => amount)
    return {
      ...(await readPeriodFigures(marketplace, storeId, periodOfMonth(month))),
      ...{ owedNow, waiting, due: millimes(owedNow - sum(delivered)) },
      hasEarlier: await hasEntriesBefore(marketplace, storeId, month),
    }
  })
}

async function hasEntriesBefore({ db }: Marketplace, storeId: number, month: StatementMonth): Promise<boolean> {
  const { rows } = await sql`
    select from store_days where store_id = ${storeId} and day < ${firstDayOf(month)} limit 1`.execute(db)
  return rows.length > 0
}

interface AskedPieces {
  readonly month: StatementMonth
  readonly of: OpenedFigure | undefined
  readonly page: number
  readonly limit?: number
}

/** Returns a page of what a figure of the statement of an own store is made of. Throws NotFound. */
export async function listOwnStatementPieces(
  marketplace: Marketplace,
  storeId: number,
  { month, ...asked }: AskedPieces,
): Promise<PiecesPage> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  await requireOwnStore(marketplace, scope, storeId)
  return readStatementPieces(marketplace, { storeId, period: periodOfMonth(month), ...asked })
}

/** Returns a page of what is not due yet for an own store, and why. Throws NotFound. */
export async function listOwnWaitingPieces(
  marketplace: Marketplace,
  storeId: number,
  { reason, page }: { readonly reason: WaitingReason; readonly page: number },
): Promise<{ readonly pieces: readonly WaitingPiece[]; readonly last: number }> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  await requireOwnStore(marketplace, scope, storeId)
  return readWaitingPieces(marketplace, { storeId, reason, page })
}
