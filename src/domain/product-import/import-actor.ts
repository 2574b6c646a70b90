import { sql } from 'kysely'
import { type OperatorActor, type SellerActor, sellerActor, system } from '#domain/access/actor.ts'
import { isSeller } from '#domain/access/policies.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { operatorColumns, operatorFromRow } from '#domain/operators/operator-rows.ts'
import { sellerFromRow } from '#domain/sellers/seller-rows.ts'
import { areTermsAccepted } from '#domain/sellers/seller-session.ts'

interface ImportOfSomebody {
  readonly store_id: number
  readonly operator_id: number | null
  readonly acted_by_id: number | null
}

/** The columns that remember in whose name an import adds its pieces: of the program none. */
export function stepColumns({ actor, clock }: Marketplace) {
  return {
    operator_id: actor.kind === 'operator' ? actor.id : null,
    acted_by_id: isSeller(actor) ? (actor.actedBy?.id ?? null) : null,
    changed_at: clock.now(),
  }
}

/**
 * Returns the marketplace with whoever has started an import as its actor, for its store only; undefined when that
 * person may not change its products any more.
 */
export async function asStarted(marketplace: Marketplace, started: ImportOfSomebody): Promise<Marketplace | undefined> {
  if (started.operator_id === null) return { ...marketplace, actor: system }
  const actor = await findActor(marketplace, { ...started, operator_id: started.operator_id })
  return actor && { ...marketplace, actor }
}

async function findActor(
  { db }: Marketplace,
  { store_id, operator_id, acted_by_id }: ImportOfSomebody & { readonly operator_id: number },
): Promise<OperatorActor | SellerActor | undefined> {
  const row = await db
    .selectFrom('operators as operator')
    .leftJoin('operators as office', (join) => join.on('office.id', '=', acted_by_id))
    .select(operatorColumns)
    .select(['office.id as office_id', 'office.name as office_name'])
    .select(areTermsAccepted.as('has_accepted_terms'))
    .select(
      sql<boolean>`exists (select from operator_stores as own
        where own.operator_id = operator.id and own.store_id = ${store_id})`.as('is_own_store'),
    )
    .where('operator.id', '=', operator_id)
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.role !== 'seller') return { kind: 'operator', ...operatorFromRow(row), stores: [store_id] }
  if (!row.is_own_store || !row.has_accepted_terms) return undefined
  const { office_id: id, office_name: name } = row
  return sellerActor(sellerFromRow(row), [store_id], true, id !== null && name !== null ? { id, name } : undefined)
}
