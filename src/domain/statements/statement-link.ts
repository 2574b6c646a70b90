import { sql } from 'kysely'
import { mayActInPublic, mayViewStatements } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createToken, hashToken } from '#domain/operators/token.ts'
import { isStudioOpen, requireStudio } from '#domain/sellers/studio-setting.ts'
import { readStoreContact, type StoreContact } from '#domain/store-cards/read-store-contacts.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { readPeriodFigures } from './get-statement.ts'
import { type PiecesPage, readStatementPieces } from './read-statement-pieces.ts'
import type { PeriodFigures } from './statement.ts'
import { firstDayOf, monthOf, periodOfMonth, type StatementMonth } from './statement-month.ts'

/** How long the private link to a statement works. */
export const statementLinkMilliseconds = 90 * 24 * 60 * 60 * 1000

export type StatementLinkOutcome =
  | { readonly outcome: 'created'; readonly token: string; readonly contact: StoreContact }
  /** The month has not begun. */
  | { readonly outcome: 'in-future' }

/**
 * Makes the private link by which a maker reads the statement of a month, and returns its token, of which only the hash
 * is stored. It takes back the one before. Throws NotFound.
 */
export async function createStatementLink(
  marketplace: Marketplace,
  storeId: number,
  month: StatementMonth,
): Promise<StatementLinkOutcome> {
  requireAllowed(mayViewStatements(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    await lockStore(marketplace, everyStore, storeId)
    const now = marketplace.clock.now()
    if (month > monthOf(tunisDayOf(now))) return { outcome: 'in-future' }
    const token = createToken()
    const contact = await readStoreContact(marketplace, storeId)
    const link = {
      ...{ token_hash: hashToken(token), locale: contact.locale, made_at: now },
      expires_at: new Date(now.getTime() + statementLinkMilliseconds),
    }
    await marketplace.db
      .insertInto('statement_links')
      .values({ store_id: storeId, month: firstDayOf(month), ...link })
      .onConflict((conflict) => conflict.columns(['store_id', 'month']).doUpdateSet(link))
      .execute()
    await recordAudit(marketplace, { entity: 'store', id: storeId, action: 'statement link created', after: { month } })
    return { outcome: 'created', token, contact }
  })
}

/** Takes back the link to the statement of a month: it opens nothing any more. Throws NotFound. */
export async function revokeStatementLink(
  marketplace: Marketplace,
  storeId: number,
  month: StatementMonth,
): Promise<void> {
  requireAllowed(mayViewStatements(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    await lockStore(marketplace, everyStore, storeId)
    const { numDeletedRows } = await marketplace.db
      .deleteFrom('statement_links')
      .where('store_id', '=', storeId)
      .where('month', '=', firstDayOf(month))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    const before = { month }
    await recordAudit(marketplace, { entity: 'store', id: storeId, action: 'statement link revoked', before })
  })
}

/** Returns until when the link to the statement of a month works; undefined without one. */
export async function findStatementLinkEnd(
  { actor, db, clock }: Marketplace,
  storeId: number,
  month: StatementMonth,
): Promise<Date | undefined> {
  requireAllowed(mayViewStatements(actor))
  const link = await db
    .selectFrom('statement_links')
    .select('expires_at')
    .where('store_id', '=', storeId)
    .where('month', '=', firstDayOf(month))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return link?.expires_at
}

/** The statement of a month, as its link shows it. */
export interface LinkedStatement extends PeriodFigures, PiecesPage {
  readonly month: StatementMonth
}

/**
 * Returns the statement of a link, with a page of its pieces. Undefined for a link that is taken back or over, and
 * while the shop has no makers.
 */
export async function findLinkedStatement(
  marketplace: Marketplace,
  token: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<LinkedStatement | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inSnapshot(marketplace, async (marketplace) => {
    const link = await findLink(marketplace, token)
    if (!link) return undefined
    const { storeId, month } = link
    const period = periodOfMonth(month)
    return {
      ...(await readPeriodFigures(marketplace, storeId, period)),
      ...(await readStatementPieces(marketplace, { storeId, period, of: undefined, page, limit })),
      month,
    }
  })
}

/** Returns the language of the maker for whom a link was made. */
export async function findStatementLinkLocale(marketplace: Marketplace, token: string): Promise<Locale | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return (await findLink(marketplace, token))?.locale
}

async function findLink(marketplace: Marketplace, token: string) {
  if (!(await isStudioOpen(marketplace))) return undefined
  const row = await marketplace.db
    .selectFrom('statement_links')
    .select(['store_id as storeId', 'locale'])
    .select(sql<TunisDay>`month::text`.as('month'))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', marketplace.clock.now())
    .executeTakeFirst()
  return row && { storeId: row.storeId, locale: row.locale, month: monthOf(row.month) }
}
