import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listVariants } from './list-variants.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import { auditedNames } from './office-variant.ts'
import { retireVariants } from './variant-steps.ts'

export type RetireVariantOutcome =
  | { readonly outcome: 'saved' }
  /** It is the last one of its size: that is retired as a whole. */
  | { readonly outcome: 'last-of-size' }
  /** The others cost more than the product. */
  | { readonly outcome: 'without-cheapest' }

/**
 * Takes a variant off sale, with its remaining pieces, or restores it without pieces. Does nothing when it is so
 * already. Throws NotFound for a variant of another product, or of a size or color that is retired as a whole.
 */
export async function setVariantRetired(
  marketplace: Marketplace,
  productId: number,
  variantId: number,
  isRetired: boolean,
): Promise<RetireVariantOutcome> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockAdminProduct(marketplace, scope, productId)
    const variants = await listVariants(marketplace, productId)
    const variant = variants.find(({ id }) => id === variantId)
    const mayBe = isRetired || variant?.isRetired === false || variant?.isRestorable
    if (!variant || !mayBe) throw new NotFound('product', `with variant ${variantId}`)
    if (variant.isRetired === isRetired) return { outcome: 'saved' }
    const others = variants.filter((other) => !other.isRetired && other.id !== variantId)
    if (isRetired && others.every(({ sizeId }) => sizeId !== variant.sizeId)) return { outcome: 'last-of-size' }
    if (isRetired && others.every(({ ownPrice }) => ownPrice !== undefined)) return { outcome: 'without-cheapest' }
    if (isRetired) await retireVariants(marketplace, [variantId], 'variant no longer offered')
    else await marketplace.db.updateTable('variants').set({ retired_at: null }).where('id', '=', variantId).execute()
    const named = auditedNames(variant)
    await recordAudit(marketplace, {
      ...{ entity: 'product', id: productId, action: isRetired ? 'variant retired' : 'variant restored' },
      before: { ...named, stock: variant.stock },
      after: { ...named, stock: isRetired ? 0 : variant.stock },
    })
    await recordEvent(marketplace, { type: 'product.edited', productId })
    return { outcome: 'saved' }
  })
}
