import { mayEditStoreTerms } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { StoreTerms } from './commission-terms.ts'
import { readStoreTerms } from './read-store-terms.ts'

export interface TermsOutcome {
  /** `changed-meanwhile`: somebody else has changed them since the version that was shown. */
  readonly outcome: 'saved' | 'changed-meanwhile'
}

/**
 * Changes what is agreed with a store, for sales from now on. `version` is the one that was shown, 0 where nothing was
 * agreed. Throws NotFound.
 */
export async function editStoreTerms(
  marketplace: Marketplace,
  storeId: number,
  { version, edited }: { readonly version: number; readonly edited: StoreTerms },
): Promise<TermsOutcome> {
  requireAllowed(mayEditStoreTerms(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const store = await db.selectFrom('stores').select('id').where('id', '=', storeId).forUpdate().executeTakeFirst()
    if (!store) throw new NotFound('store', storeId)
    const current = (await readStoreTerms(marketplace, [storeId])).get(storeId)
    const [before, after] = [auditedTerms(current ?? {}), auditedTerms(edited)]
    if (before.plan === after.plan && before.commission === after.commission) return { outcome: 'saved' }
    if ((current?.version ?? 0) !== version) return { outcome: 'changed-meanwhile' }
    const row = {
      ...{ plan: edited.plan ?? null, commission_basis_points: edited.commission ?? null, version: version + 1 },
    }
    await db
      .insertInto('store_terms')
      .values({ store_id: storeId, ...row })
      .onConflict((conflict) => conflict.column('store_id').doUpdateSet(row))
      .execute()
    await recordAudit(marketplace, { entity: 'store', id: storeId, action: 'terms changed', before, after })
    return { outcome: 'saved' }
  })
}

/** Null where nothing is agreed, so that the audit log shows it. */
function auditedTerms({ plan, commission }: StoreTerms) {
  return { plan: plan ?? null, commission: commission ?? null }
}
