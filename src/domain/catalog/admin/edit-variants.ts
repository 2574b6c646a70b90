import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listVariants } from './list-variants.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import type { OfficeVariant, VariantValues } from './office-variant.ts'
import { lockVariantRows, retireVariants } from './variant-steps.ts'

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
  return inTransaction(marketplace, async (marketplace): Promise<EditVariantsOutcome> => {
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
    const after = onSale.map((variant) => ({ ...variant, ...edits.find(({ id }) => id === variant.id) }))
    if (after.every(({ ownPrice }) => ownPrice !== undefined)) return { outcome: 'without-cheapest' }

    for (const { id, stock, sku, ownPrice, seen } of changed) {
      if (stock !== seen.stock) {
        const result = await changeStock(marketplace, id, { reason: 'counted', count: stock, seen: seen.stock })
        if (result.outcome === 'made-to-order' || result.outcome === 'one-of-a-kind')
          throw new Refused(result.outcome, id)
        if (result.outcome !== 'changed') throw new Error(`The stock of variant ${id} changed under its lock`)
      }
      if (sku === seen.sku && ownPrice === seen.ownPrice) continue
      await marketplace.db
        .updateTable('variants')
        .set({ sku, price_millimes: ownPrice ?? null })
        .where('id', '=', id)
        .execute()
      const named = namesOf(onSale.find((variant) => variant.id === id))
      await recordAudit(marketplace, {
        ...{ entity: 'product', id: productId, action: 'variant edited' },
        before: { ...named, sku: seen.sku, ...(seen.ownPrice !== undefined && { price: seen.ownPrice }) },
        after: { ...named, sku, ...(ownPrice !== undefined && { price: ownPrice }) },
      })
    }
    if (changed.length > 0) await recordEvent(marketplace, { type: 'product.edited', productId })
    return { outcome: 'saved' }
  }).catch((error: unknown): EditVariantsOutcome => {
    if (error instanceof Refused) return { outcome: error.outcome, id: error.variantId }
    throw error
  })
}

/** Takes back what was saved before it. */
class Refused extends Error {
  readonly outcome: 'made-to-order' | 'one-of-a-kind'
  readonly variantId: number

  constructor(outcome: Refused['outcome'], variantId: number) {
    super(outcome)
    this.outcome = outcome
    this.variantId = variantId
  }
}

function isSame(one: VariantValues, other: VariantValues): boolean {
  return one.stock === other.stock && one.sku === other.sku && one.ownPrice === other.ownPrice
}

function namesOf(variant: OfficeVariant | undefined) {
  return { size: variant?.sizeName ?? '', ...(variant?.colorName !== undefined && { color: variant.colorName }) }
}

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
    const named = namesOf(variant)
    await recordAudit(marketplace, {
      ...{ entity: 'product', id: productId, action: isRetired ? 'variant retired' : 'variant restored' },
      before: { ...named, stock: variant.stock },
      after: { ...named, stock: isRetired ? 0 : variant.stock },
    })
    await recordEvent(marketplace, { type: 'product.edited', productId })
    return { outcome: 'saved' }
  })
}
