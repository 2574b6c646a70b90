import { mayEditProducts } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { insertProduct } from './insert-product.ts'
import { listUnknownFields, type UnknownField } from './list-unknown-fields.ts'
import { setPublishing } from './plan-publishing.ts'
import type { Publishing } from './publishing.ts'
import { tidyDraft } from './tidy-draft.ts'

export type CreateOutcome =
  | { readonly outcome: 'created'; readonly id: number }
  /** These fields refer to something that does not exist. */
  | { readonly outcome: 'unknown'; readonly fields: readonly UnknownField[] }

/** Adds a product and records it in the audit log. It is on sale at once unless another time is given. */
export async function createProduct(
  marketplace: Marketplace,
  draft: NewProduct,
  publishing: Publishing = 'now',
): Promise<CreateOutcome> {
  requireAllowed(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const locale = draft.locale ?? (await getMainLocale(marketplace))
    const product = tidyDraft({ ...draft, locale }, locale)
    const unknown = await listUnknownFields(marketplace, product)
    if (unknown.length > 0) return { outcome: 'unknown', fields: unknown }
    const id = await insertProduct(marketplace, product, { isRetired: publishing !== 'now' })
    await recordAudit(marketplace, { entity: 'product', id, action: 'created', after: product })
    // Its time may have come since the form was checked: then it is published at once.
    if (publishing instanceof Date) await setPublishing(marketplace, id, { after: publishing })
    return { outcome: 'created', id }
  })
}
