import { mayEditStoreTerms } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readTermsOfStore } from './read-store-terms.ts'

export interface TermsOutcome {
  /** `changed-meanwhile`: somebody else has changed it since the version that was shown. */
  readonly outcome: 'saved' | 'changed-meanwhile'
}

interface TermsEdit {
  /** The one that was shown, 0 where nothing was agreed. */
  readonly version: number
  /** In hundredths of a percent; undefined: that of its plan. */
  readonly commission: number | undefined
}

/** Changes the own commission of a store, for sales from now on. Throws NotFound. */
export async function editStoreTerms(
  marketplace: Marketplace,
  storeId: number,
  { version, commission }: TermsEdit,
): Promise<TermsOutcome> {
  requireAllowed(mayEditStoreTerms(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const store = await db.selectFrom('stores').select('id').where('id', '=', storeId).forUpdate().executeTakeFirst()
    if (!store) throw new NotFound('store', storeId)
    const current = await readTermsOfStore(marketplace, storeId)
    if (current.commission === commission) return { outcome: 'saved' }
    if (current.version !== version) return { outcome: 'changed-meanwhile' }
    const row = { commission_basis_points: commission ?? null, version: version + 1 }
    await db
      .insertInto('store_terms')
      .values({ store_id: storeId, ...row })
      .onConflict((conflict) => conflict.column('store_id').doUpdateSet(row))
      .execute()
    // Null where nothing is agreed, so that the audit log shows it.
    const [before, after] = [{ commission: current.commission ?? null }, { commission: commission ?? null }]
    await recordAudit(marketplace, { entity: 'store', id: storeId, action: 'terms changed', before, after })
    return { outcome: 'saved' }
  })
}
