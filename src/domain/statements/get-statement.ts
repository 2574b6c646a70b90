import { sql } from 'kysely'
import { mayViewStatements } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { commissionOf } from '#domain/commission/commission-terms.ts'
import { readTermsOfStore } from '#domain/commission/read-store-terms.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { endOfDay, startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { figureColumns, figuresFrom } from './figures-of.ts'
import { readStatementName } from './read-statement-name.ts'
import type { Payout, PeriodFigures, Statement, StatementFigures, StatementPeriod } from './statement.ts'

/** Returns what a store, retired or not, sold and is owed in a period, all of one moment. Throws NotFound. */
export async function getStatement(
  marketplace: Marketplace,
  storeId: number,
  period: StatementPeriod,
): Promise<Statement> {
  requireAllowed(mayViewStatements(marketplace.actor))
  return inSnapshot(marketplace, (marketplace) => readStatement(marketplace, storeId, period))
}

async function readStatement(marketplace: Marketplace, storeId: number, period: StatementPeriod): Promise<Statement> {
  const { store, retiredAt } = await getAdminStore(marketplace, storeId)
  const { value: commissions } = await getSetting(marketplace, commissionSetting)
  const terms = await readTermsOfStore(marketplace, storeId)
  return {
    store: { id: storeId, name: store.name, isRetired: retiredAt !== undefined },
    ...{ terms, commission: commissionOf(commissions, terms) },
    ...(await readPeriodFigures(marketplace, storeId, period)),
    owedNow: await readOwed(marketplace, storeId),
    payouts: await readPayouts(marketplace, storeId, period),
    lastPayoutId: await readLastPayoutId(marketplace, storeId),
  }
}

/** Returns what a store sold and is owed in a period. */
export async function readPeriodFigures(
  marketplace: Marketplace,
  storeId: number,
  period: StatementPeriod,
): Promise<PeriodFigures> {
  const before = await readOwedBefore(marketplace, storeId, period)
  const inPeriod = await readFigures(marketplace, storeId, period)
  const name = await readStatementName(marketplace, storeId, period)
  return { name, before, inPeriod, after: millimes(before + inPeriod.owed) }
}

async function readOwedBefore({ db }: Marketplace, storeId: number, { from }: StatementPeriod): Promise<Millimes> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(-sum(amount_millimes), 0)::bigint as owed from store_days
    where store_id = ${storeId} and account = 'owed-to-makers' and day < ${from}`.execute(db)
  return millimes(Number(rows[0]?.owed ?? 0))
}

async function readFigures({ db }: Marketplace, storeId: number, period: StatementPeriod): Promise<StatementFigures> {
  const { rows } = await sql<Record<keyof StatementFigures, number>>`
    select ${figureColumns()} from store_days
    where store_id = ${storeId} and day between ${period.from} and ${period.until}`.execute(db)
  return figuresFrom(rows[0])
}

/** Returns what a store is owed now, in millimes. */
export async function readOwed({ db }: Marketplace, storeId: number): Promise<Millimes> {
  const row = await db
    .selectFrom('store_balances')
    .select('owed_to_makers_millimes')
    .where('id', '=', storeId)
    .executeTakeFirst()
  return millimes(0 - (row?.owed_to_makers_millimes ?? 0))
}

/** Returns the id of the last payout to a store; 0 for none. */
export async function readLastPayoutId({ db }: Marketplace, storeId: number): Promise<number> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Of very many in a period, the first. */
const maxListedPayouts = 500

async function readPayouts(marketplace: Marketplace, storeId: number, period: StatementPeriod): Promise<Payout[]> {
  const [from, until] = [startOfDay(period.from), endOfDay(period.until)]
  const rows = await selectPayouts(marketplace)
    .where('store_id', '=', storeId)
    .where((is) =>
      is.or([
        is.and([is('payouts.made_at', '>=', from), is('payouts.made_at', '<', until)]),
        is.and([is('revocation.made_at', '>=', from), is('revocation.made_at', '<', until)]),
      ]),
    )
    .orderBy('payouts.id')
    .limit(maxListedPayouts)
    .execute()
  return rows.map(payoutFromRow)
}

export function selectPayouts({ db }: Marketplace) {
  return db
    .selectFrom('payouts')
    .leftJoin('payout_revocations as revocation', 'revocation.payout_id', 'payouts.id')
    .select(['payouts.id', 'store_id', 'amount_millimes', 'means', 'reference'])
    .select(sql<TunisDay>`paid_on::text`.as('paid_on'))
    .select(['payouts.made_by', 'payouts.made_at'])
    .select([
      'revocation.reason as revokedReason',
      'revocation.made_by as revokedBy',
      'revocation.made_at as revokedAt',
    ])
}

type PayoutRow = Awaited<ReturnType<ReturnType<typeof selectPayouts>['execute']>>[number]

export function payoutFromRow(row: PayoutRow): Payout {
  const { revokedReason: reason, revokedBy: by, revokedAt: at } = row
  return {
    ...{ id: row.id, amount: row.amount_millimes, means: row.means, reference: row.reference },
    ...{ paidOn: row.paid_on, by: row.made_by, at: row.made_at },
    ...(reason !== null && by !== null && at !== null && { revoked: { reason, by, at } }),
  }
}
