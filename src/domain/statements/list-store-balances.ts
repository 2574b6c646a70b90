import { sql } from 'kysely'
import { mayViewStatements } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { BalanceSort, StoreBalance } from './statement.ts'

const pageSize = 50

const orderOf: Readonly<Record<BalanceSort, ReturnType<typeof sql>>> = {
  owed: sql`owed desc, stores.id`,
  sold: sql`sold desc, stores.id`,
  name: sql`lower(stores.name)`,
  paid: sql`"lastPaidOn" nulls first, owed desc, stores.id`,
}

/** Lists stores with what their makers are owed, a page (from 1) of them. `owed` is of all stores together. */
export async function listStoreBalances(
  { actor, db }: Marketplace,
  { sort, page }: { readonly sort: BalanceSort; readonly page: number },
): Promise<{ readonly stores: readonly StoreBalance[]; readonly owed: Millimes; readonly pageCount: number }> {
  requireAllowed(mayViewStatements(actor))
  const { rows } = await sql<BalanceRow>`
    select stores.id, ${localizedText('stores.name')} as name, retired_at is not null as "isRetired",
      coalesce(-owed_to_makers_millimes, 0)::bigint as owed,
      coalesce(goods_millimes + goods_returned_millimes, 0)::bigint as sold,
      (select max(paid_on)::text from payouts where store_id = stores.id
        and not exists (select from payout_revocations where payout_id = payouts.id)) as "lastPaidOn"
    from stores left join store_balances on store_balances.id = stores.id
    where retired_at is null or store_balances.id is not null
    order by ${orderOf[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const { total, owed } = await readTotals(db)
  return {
    stores: rows.map(({ lastPaidOn, ...row }) => ({
      ...{ ...row, owed: millimes(Number(row.owed)), sold: millimes(Number(row.sold)) },
      ...(lastPaidOn !== null && { lastPaidOn }),
    })),
    ...{ owed, pageCount: Math.max(Math.ceil(total / pageSize), 1) },
  }
}

interface BalanceRow extends Omit<StoreBalance, 'lastPaidOn'> {
  readonly lastPaidOn: TunisDay | null
}

async function readTotals(db: Marketplace['db']): Promise<{ total: number; owed: Millimes }> {
  const { rows } = await sql<{ total: number; owed: number }>`
    select count(*)::integer as total, coalesce(-sum(owed_to_makers_millimes), 0)::bigint as owed
    from stores left join store_balances on store_balances.id = stores.id
    where retired_at is null or store_balances.id is not null`.execute(db)
  return { total: rows[0]?.total ?? 0, owed: millimes(Number(rows[0]?.owed ?? 0)) }
}
