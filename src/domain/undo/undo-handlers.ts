import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#domain/access/actor.ts'
import { mayUndoOwnersChanges } from '#domain/access/policies.ts'
import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore } from '#domain/catalog/admin/edit-store.ts'
import { lockAdminProduct } from '#domain/catalog/admin/lock-admin-product.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { pinProduct, unpinProduct } from '#domain/catalog/admin/pin-product.ts'
import { draftFields, type ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { restoreStore, retireStore } from '#domain/catalog/admin/retire-store.ts'
import type { Prices } from '#domain/catalog/price-product.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { CommentStatus } from '#domain/comments/comment-status.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { heroSlots, tileSlots } from '#domain/home-page/banner.ts'
import { restoreBanner } from '#domain/home-page/edit-banner.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { editIssue } from '#domain/newsletter/edit-issue.ts'
import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { markNotPaid, markPaid, readLastPayment } from '#domain/orders/payments/record-payment.ts'
import { resumePromotion } from '#domain/promotions/cancel-promotion.ts'
import { editPromotion } from '#domain/promotions/edit-promotion.ts'
import type { PromotionTerms } from '#domain/promotions/scheduled-promotion.ts'
import { undoSettingEdit } from './undo-setting-edit.ts'

type BeforeAndAfter = Pick<AuditEntry, 'entityId' | 'before' | 'after'>

/** Restores the state before the change. Returns false, and changes nothing, when the entity has changed since. */
type UndoHandler = (marketplace: Marketplace, id: number, sides: BeforeAndAfter) => Promise<boolean>

const undoHandlers: Readonly<Record<string, UndoHandler>> = {
  'comment published': undoModeration,
  'comment hidden': undoModeration,
  'comment held': undoModeration,
  'product retired': (marketplace, id) => toggleProductRetired(marketplace, id, { wasRetired: true }),
  'product restored': (marketplace, id) => toggleProductRetired(marketplace, id, { wasRetired: false }),
  'product pinned': (marketplace, id) => togglePinned(marketplace, id, false),
  'product unpinned': (marketplace, id) => togglePinned(marketplace, id, true),
  'product repriced': undoReprice,
  'product edited': undoProductEdit,
  'newsletter issue edited': undoIssueEdit,
  'setting edited': (marketplace, _id, sides) => undoSettingEdit(marketplace, sides),
  'order paid': undoPayment,
  'order not paid': undoPayment,
  'promotion edited': undoPromotionEdit,
  'promotion canceled': undoPromotionCancel,
  'banner edited': undoBannerEdit,
  'store edited': undoStoreEdit,
  'store retired': (marketplace, id) => toggleStoreRetired(marketplace, id, { wasRetired: true }),
  'store restored': (marketplace, id) => toggleStoreRetired(marketplace, id, { wasRetired: false }),
}

/** Sizes and colors are not undone: pieces may have been sold or moved since. */
const fieldsNotUndone: readonly string[] = ['sizes', 'colors']

/** Changes that only owners may make, and undo. */
function requiresOwner(entity: string, action: string): boolean {
  return entity === 'setting' || action === 'pinned' || action === 'unpinned'
}

/** Returns the handler that undoes the change; undefined when the actor may not or the change cannot be undone. */
export function findUndoHandler({ entity, action, before }: AuditEntry, actor: Actor): UndoHandler | undefined {
  if (requiresOwner(entity, action) && !mayUndoOwnersChanges(actor)) return undefined
  if (!before || fieldsNotUndone.some((field) => field in before)) return undefined
  return undoHandlers[`${entity} ${action}`]
}

async function undoModeration(
  marketplace: Marketplace,
  id: number,
  { before, after }: BeforeAndAfter,
): Promise<boolean> {
  const comment = await marketplace.db
    .selectFrom('comments')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (comment?.status !== after?.status) return false
  await moderateComments(marketplace, [id], before?.status as CommentStatus)
  return true
}

async function undoPayment(marketplace: Marketplace, id: number, { before, after }: BeforeAndAfter): Promise<boolean> {
  await lockOrder(marketplace, id)
  const last = await readLastPayment(marketplace, id)
  if (!last || (last.kind === 'paid') !== after?.isPaid || last.reference !== after.reference) return false
  const reference = String(before?.reference ?? '')
  const { outcome } = before?.isPaid
    ? await markPaid(marketplace, id, reference)
    : await markNotPaid(marketplace, id, last.id, reference)
  return outcome === 'recorded'
}

async function toggleProductRetired(
  marketplace: Marketplace,
  id: number,
  { wasRetired }: { readonly wasRetired: boolean },
): Promise<boolean> {
  const { retiredAt } = await lockAdminProduct(marketplace, id)
  if ((retiredAt !== undefined) !== wasRetired) return false
  await (wasRetired ? restoreProduct : retireProduct)(marketplace, id)
  return true
}

/** Returns false when the product was pinned or unpinned since, so that there is nothing to undo. */
async function togglePinned(marketplace: Marketplace, id: number, isWanted: boolean): Promise<boolean> {
  const { outcome } = await (isWanted ? pinProduct : unpinProduct)(marketplace, id)
  return outcome === 'pinned' || outcome === 'unpinned'
}

async function undoReprice(marketplace: Marketplace, id: number, { before, after }: BeforeAndAfter): Promise<boolean> {
  const sides = { seen: after as unknown as Prices, prices: before as unknown as Prices }
  return (await repriceProduct(marketplace, id, sides)).outcome === 'repriced'
}

/** Keeps later changes of other fields. */
async function undoProductEdit(
  marketplace: Marketplace,
  id: number,
  { before, after }: BeforeAndAfter,
): Promise<boolean> {
  const base = productDraftOf(await lockAdminProduct(marketplace, id))
  const current = { ...base } as Record<string, unknown>
  const fields = draftFields.filter((field) => before && field in before)
  // Not compared as text, since jsonb does not keep the order of fields.
  if (fields.some((field) => !isDeepStrictEqual(current[field] ?? null, after?.[field] ?? null))) return false
  for (const field of fields) current[field] = before?.[field] ?? undefined
  const edited = current as unknown as ProductDraft
  // Only one of the two prices may have changed since, so the restored one may not fit it.
  if (edited.promotionalPrice !== undefined && edited.promotionalPrice >= edited.regularPrice) return false
  return (await editProduct(marketplace, id, { base, edited })).outcome === 'saved'
}

async function undoIssueEdit(
  marketplace: Marketplace,
  id: number,
  { before, after }: BeforeAndAfter,
): Promise<boolean> {
  const sides = { base: after as unknown as IssueText, edited: before as unknown as IssueText }
  return (await editIssue(marketplace, id, sides)).outcome === 'saved'
}

async function undoPromotionEdit(
  marketplace: Marketplace,
  id: number,
  { before, after }: BeforeAndAfter,
): Promise<boolean> {
  const sides = { base: promotionTermsFrom(after), edited: promotionTermsFrom(before) }
  return (await editPromotion(marketplace, id, sides)).outcome === 'saved'
}

async function undoPromotionCancel(marketplace: Marketplace, _: number, { before }: BeforeAndAfter): Promise<boolean> {
  return resumePromotion(marketplace, { ...promotionTermsFrom(before), productId: Number(before?.productId ?? 0) })
}

async function undoBannerEdit(
  marketplace: Marketplace,
  _: number,
  { entityId, before, after }: BeforeAndAfter,
): Promise<boolean> {
  const place = [...heroSlots, ...tileSlots].find((place) => place === entityId)
  if (!place || !before || !after) return false
  return restoreBanner(marketplace, place, { before, after })
}

async function toggleStoreRetired(
  marketplace: Marketplace,
  id: number,
  { wasRetired }: { readonly wasRetired: boolean },
): Promise<boolean> {
  const { retiredAt } = await lockStore(marketplace, id)
  if ((retiredAt !== undefined) !== wasRetired) return false
  await (wasRetired ? restoreStore : retireStore)(marketplace, id)
  return true
}

async function undoStoreEdit(
  marketplace: Marketplace,
  id: number,
  { before, after }: BeforeAndAfter,
): Promise<boolean> {
  const sides = { base: after as unknown as NewStore, edited: before as unknown as NewStore }
  return (await editStore(marketplace, id, sides)).outcome === 'saved'
}

/** Parses the terms of a promotion from the JSON of an audit entry. */
function promotionTermsFrom(side: BeforeAndAfter['before']): PromotionTerms {
  return {
    ...(typeof side?.price === 'number' && { price: millimes(side.price) }),
    startsAt: new Date(String(side?.startsAt)),
    endsAt: new Date(String(side?.endsAt)),
    renewsWeekly: side?.renewsWeekly === true,
  }
}
