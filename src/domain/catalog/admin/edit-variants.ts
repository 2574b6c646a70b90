import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Supply } from '#domain/supply.ts'
import { listVariants } from './list-variants.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import { auditedNames, type OfficeVariant, type VariantValues } from './office-variant.ts'
import { lockVariantRows } from './variant-steps.ts'

export interface VariantEdit extends VariantValues {
  readonly id: number
  /** What was displayed while they typed. */
  readonly seen: VariantValues
}

export type EditVariantsOutcome =
  | { readonly outcome: 'saved' }
  /** Nothing is saved: these were changed or sold meanwhile. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: readonly OfficeVariant[] }
  /** Nothing is saved: the price of the product is that of its cheapest variant. */
  | { readonly outcome: 'below-price'; readonly ids: readonly number[] }
  | { readonly outcome: 'without-cheapest' }
  /** Nothing is saved: what is made to order has no stock, what is one of a kind one piece. */
  | { readonly outcome: 'made-to-order' | 'one-of-a-kind'; readonly id: number }

/**
 * Saves what was typed of the variants of a product, all or nothing. A stock is what was counted. Throws NotFound for a
 * product that is in no store of the actor.
 */
export async function editVariants(
  marketplace: Marketplace,
  productId: number,
  edits: readonly VariantEdit[],
): Promise<EditVariantsOutcome> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { product } = await lockAdminProduct(marketplace, scope, productId)
    await lockVariantRows(
      marketplace,
      edits.map(({ id }) => id),
    )
    const onSale = (await listVariants(marketplace, productId)).filter(({ isRetired }) => !isRetired)
    const changed = edits.filter((edit) => !isSame(edit, edit.seen))
    const outdated = changed.filter(({ id, seen }) => !onSale.some((now) => now.id === id && isSame(now, seen)))
    if (outdated.length > 0) {
      const ids = outdated.map(({ id }) => id)
      return { outcome: 'changed-meanwhile', current: onSale.filter(({ id }) => ids.includes(id)) }
    }
    const below = changed.filter(({ ownPrice }) => ownPrice !== undefined && ownPrice <= product.regularPrice)
    if (below.length > 0) return { outcome: 'below-price', ids: below.map(({ id }) => id) }
    const after = onSale.map((variant) => ({ ...variant, ...changed.find(({ id }) => id === variant.id) }))
    if (after.every(({ ownPrice }) => ownPrice !== undefined)) return { outcome: 'without-cheapest' }

    const refused = supplyRefusalOf(product.supply, changed, after)
    if (refused) return refused

    // What is less comes first: a single piece may have been counted as another variant.
    for (const { id, stock, sku, ownPrice, seen } of changed.toSorted((one, other) => addedBy(one) - addedBy(other))) {
      if (stock !== seen.stock) {
        const result = await changeStock(marketplace, id, { reason: 'counted', count: stock, seen: seen.stock })
        if (result.outcome !== 'changed') throw new Error(`The stock of variant ${id} is refused: ${result.outcome}`)
      }
      if (sku === seen.sku && ownPrice === seen.ownPrice) continue
      await marketplace.db
        .updateTable('variants')
        .set({ sku, price_millimes: ownPrice ?? null })
        .where('id', '=', id)
        .execute()
      const named = auditedNames(onSale.find((variant) => variant.id === id) as OfficeVariant)
      await recordAudit(marketplace, {
        ...{ entity: 'product', id: productId, action: 'variant edited' },
        before: { ...named, sku: seen.sku, ...(seen.ownPrice !== undefined && { price: seen.ownPrice }) },
        after: { ...named, sku, ...(ownPrice !== undefined && { price: ownPrice }) },
      })
    }
    if (changed.some(({ ownPrice, seen }) => ownPrice !== seen.ownPrice)) await recordPrices(marketplace, [productId])
    if (changed.length > 0) await recordEvent(marketplace, { type: 'product.edited', productId })
    return { outcome: 'saved' }
  })
}

/** The same rules as in `changeStock`, before anything is written. */
function supplyRefusalOf(
  supply: Supply | undefined,
  changed: readonly VariantEdit[],
  after: readonly VariantValues[],
): Extract<EditVariantsOutcome, { readonly id: number }> | undefined {
  const counted = changed.find((edit) => addedBy(edit) !== 0)
  if (supply === 'made-to-order' && counted) return { outcome: supply, id: counted.id }
  const more = changed.find((edit) => addedBy(edit) > 0)
  const pieces = after.reduce((sum, { stock }) => sum + stock, 0)
  return supply === 'one-of-a-kind' && more && pieces > 1 ? { outcome: supply, id: more.id } : undefined
}

function addedBy({ stock, seen }: VariantEdit): number {
  return stock - seen.stock
}

function isSame(one: VariantValues, other: VariantValues): boolean {
  return one.stock === other.stock && one.sku === other.sku && one.ownPrice === other.ownPrice
}
