import { mayEditProducts } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { insertProduct } from './insert-product.ts'
import { listUnknownFields, type UnknownField } from './list-unknown-fields.ts'
import { tidyDraft } from './tidy-draft.ts'

export type CreateOutcome =
  | { readonly outcome: 'created'; readonly id: number }
  /** These fields refer to something that does not exist. */
  | { readonly outcome: 'unknown'; readonly fields: readonly UnknownField[] }

/** Adds a product, which is on sale at once, and records it in the audit log. */
export async function createProduct(marketplace: Marketplace, draft: NewProduct): Promise<CreateOutcome> {
  requireAllowed(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const locale = draft.locale ?? (await getMainLocale(marketplace))
    const product = tidyDraft({ ...draft, locale }, locale)
    const unknown = await listUnknownFields(marketplace, product)
    if (unknown.length > 0) return { outcome: 'unknown', fields: unknown }
    const id = await insertProduct(marketplace, product)
    await recordAudit(marketplace, { entity: 'product', id, action: 'created', after: product })
    return { outcome: 'created', id }
  })
}
