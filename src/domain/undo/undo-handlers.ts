import type { Actor } from '#domain/access/actor.ts'
import { mayEditProducts, mayEditStores, mayUndoOwnersChanges } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { type AuditChange, parseAuditChange } from '#domain/audit/audit-change.ts'
import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { lockAdminProduct } from '#domain/catalog/admin/lock-admin-product.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { pinProduct, unpinProduct } from '#domain/catalog/admin/pin-product.ts'
import { cancelPublishing, planPublishing } from '#domain/catalog/admin/plan-publishing.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { isPromotionSound } from '#domain/catalog/admin/promotion-days.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { restoreStore, retireStore } from '#domain/catalog/admin/retire-store.ts'
import { textsOfProduct, withTextsOfProduct } from '#domain/catalog/product-texts.ts'
import { unapprovedState } from '#domain/catalog/submissions/submission.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { editStoreTerms } from '#domain/commission/edit-store-terms.ts'
import { readTermsOfStore } from '#domain/commission/read-store-terms.ts'
import { discountCodeDraftOf } from '#domain/discounts/discount-code-rows.ts'
import { editDiscountCode, lockDiscountCode } from '#domain/discounts/save-discount-code.ts'
import { parseBannerSlot } from '#domain/home-page/banner-slots.ts'
import { restoreBanner } from '#domain/home-page/edit-banner.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { editIssue, lockIssue } from '#domain/newsletter/edit-issue.ts'
import { type OrderStatus, orderStatuses } from '#domain/order-status.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { revokePlanPayment } from '#domain/plans/revoke-plan-payment.ts'
import { resumePromotion } from '#domain/promotions/cancel-promotion.ts'
import { editPromotion } from '#domain/promotions/edit-promotion.ts'
import { findScheduledPromotion } from '#domain/promotions/list-promotions.ts'
import { areSameTerms, termsOf } from '#domain/promotions/scheduled-promotion.ts'
import { revokeRemittance } from '#domain/remittances/revoke-remittance.ts'
import { answerReview, lockReview, moderateReview, removeAnswer } from '#domain/reviews/moderate-review.ts'
import { revokePayout } from '#domain/statements/revoke-payout.ts'
import { isSupplySound } from '#domain/supply.ts'
import { withoutEdit } from '#domain/without-edit.ts'
import { undoCustomerBlock } from './undo-customer-block.ts'
import { type UndoOutcome, undoneIf } from './undo-outcome.ts'
import { undoPayment } from './undo-payment.ts'
import { undoSearchEntry } from './undo-search-entry.ts'
import { undoSettingEdit } from './undo-setting-edit.ts'

/** Undoes one change, or changes nothing. */
type UndoHandler = (marketplace: Marketplace) => Promise<UndoOutcome>

export type ChangeOf<
  Entity extends AuditChange['entity'],
  Action extends AuditChange['action'] = AuditChange['action'],
> = Extract<AuditChange, { readonly entity: Entity; readonly action: Action }>

/** Returns the handler that undoes the change; undefined when the actor may not or the change cannot be undone. */
export function findUndoHandler(entry: AuditEntry, actor: Actor): UndoHandler | undefined {
  const change = parseAuditChange(entry)
  if (!change || (requiresOwner(change) && !mayUndoOwnersChanges(actor))) return undefined
  return undoHandlerOf(change)
}

/** Changes that only owners may make, and undo. */
function requiresOwner({ entity, action }: AuditChange): boolean {
  return (
    ['setting', 'search entry', 'payout', 'plan payment'].includes(entity) ||
    ['pinned', 'unpinned', 'terms changed'].includes(action)
  )
}

function undoHandlerOf(change: AuditChange): UndoHandler | undefined {
  switch (change.entity) {
    case 'banner':
      return undoBannerEdit(change)
    case 'comment':
      return (marketplace) => undoModeration(marketplace, change)
    case 'customer':
      return (marketplace) => undoCustomerBlock(marketplace, change)
    case 'discount code':
      return change.action === 'edited' ? (marketplace) => undoCodeEdit(marketplace, change) : undefined
    case 'newsletter issue':
      return change.action === 'edited' ? (marketplace) => undoIssueEdit(marketplace, change) : undefined
    case 'order':
      return undoHandlerOfOrder(change)
    case 'product':
      return undoHandlerOfProduct(change)
    case 'promotion':
      return undoHandlerOfPromotion(change)
    case 'remittance':
      return change.action === 'recorded' ? (marketplace) => undoRemittance(marketplace, change) : undefined
    case 'plan payment':
      return change.action === 'recorded' ? (marketplace) => undoPlanPayment(marketplace, change) : undefined
    case 'payout':
      return change.action === 'recorded' ? (marketplace) => undoPayout(marketplace, change) : undefined
    case 'review':
      return (marketplace) => undoReviewChange(marketplace, change)
    case 'search entry':
      return (marketplace) => undoSearchEntry(marketplace, change)
    case 'setting':
      return async (marketplace) => undoneIf(await undoSettingEdit(marketplace, change))
    case 'store':
      return undoHandlerOfStore(change)
    default:
      return undefined
  }
}

function undoBannerEdit({ id, before, after }: ChangeOf<'banner'>): UndoHandler | undefined {
  const slot = parseBannerSlot(String(id))
  if (!slot || !before) return undefined
  return async (marketplace) => undoneIf(await restoreBanner(marketplace, slot, { before, after }))
}

async function undoModeration(
  marketplace: Marketplace,
  { id, before, after }: ChangeOf<'comment'>,
): Promise<UndoOutcome> {
  const comment = await marketplace.db
    .selectFrom('comments')
    .select('status')
    .where('id', '=', Number(id))
    .forUpdate()
    .executeTakeFirst()
  if (comment?.status !== after.status) return 'changed-since'
  await moderateComments(marketplace, [Number(id)], before.status)
  return 'undone'
}

async function undoReviewChange(marketplace: Marketplace, change: ChangeOf<'review'>): Promise<UndoOutcome> {
  const id = Number(change.id)
  if (change.action === 'answered') return undoneIf(await removeAnswer(marketplace, id, change.after.reply))
  if (change.action === 'answer removed') {
    const { reply: text, answeredAs: as } = change.before
    const review = await lockReview(marketplace, id)
    return undoneIf(review && (await answerReview(marketplace, review, { text, as })) === 'answered')
  }
  const review = await lockReview(marketplace, id)
  if (review?.status !== change.after.status) return 'changed-since'
  return undoneIf((await moderateReview(marketplace, review, change.before)) === 'changed')
}

async function undoCodeEdit(
  marketplace: Marketplace,
  { id, ...edit }: ChangeOf<'discount code', 'edited'>,
): Promise<UndoOutcome> {
  const { version, ...current } = await lockDiscountCode(marketplace, Number(id))
  const edited = withoutEdit(discountCodeDraftOf({ version, ...current }), edit)
  return undoneIf(edited && (await editDiscountCode(marketplace, Number(id), { version, edited })).outcome === 'saved')
}

async function undoIssueEdit(
  marketplace: Marketplace,
  { id, ...edit }: ChangeOf<'newsletter issue', 'edited'>,
): Promise<UndoOutcome> {
  const { draft: base } = await lockIssue(marketplace, Number(id))
  const edited = withoutEdit(base, edit)
  return undoneIf(edited && (await editIssue(marketplace, Number(id), { base, edited })).outcome === 'saved')
}

async function undoRemittance(marketplace: Marketplace, { id }: ChangeOf<'remittance'>): Promise<UndoOutcome> {
  return undoneIf((await revokeRemittance(marketplace, Number(id), '')).outcome === 'revoked')
}

async function undoPayout(marketplace: Marketplace, { id }: ChangeOf<'payout'>): Promise<UndoOutcome> {
  return undoneIf((await revokePayout(marketplace, Number(id), '')).outcome === 'revoked')
}

async function undoPlanPayment(marketplace: Marketplace, { id }: ChangeOf<'plan payment'>): Promise<UndoOutcome> {
  return undoneIf((await revokePlanPayment(marketplace, Number(id), '')).outcome === 'revoked')
}

function undoHandlerOfOrder(change: ChangeOf<'order'>): UndoHandler | undefined {
  switch (change.action) {
    case 'paid':
    case 'not paid':
    case 'refunded':
    case 'not refunded':
      return (marketplace) => undoPayment(marketplace, change)
    default:
      return isStep(change) ? undoHandlerOfStep(change) : undefined
  }
}

type StepChange = ChangeOf<'order', OrderStatus>

function isStep(change: ChangeOf<'order'>): change is StepChange {
  return orderStatuses.some((status) => status === change.action)
}

/** Without a reason, so only as long as the customer does not know of the step. */
function undoHandlerOfStep({ after: { stepId } }: StepChange): UndoHandler {
  return async (marketplace) => {
    const { outcome } = await undoOrderStep(marketplace, stepId)
    return outcome === 'already-undone' ? 'changed-since' : outcome
  }
}

function undoHandlerOfProduct(change: ChangeOf<'product'>): UndoHandler | undefined {
  switch (change.action) {
    case 'retired':
    case 'restored':
      // The office has kept out what its maker had taken out.
      if (change.before.isRetired === change.after.isRetired) return undefined
      return (marketplace) => toggleProductRetired(marketplace, change)
    case 'publishing planned':
    case 'publishing canceled':
      return (marketplace) => undoPublishingPlan(marketplace, change)
    case 'pinned':
    case 'unpinned':
      return (marketplace) => togglePinned(marketplace, change)
    case 'repriced':
      return (marketplace) => undoReprice(marketplace, change)
    case 'edited':
      // Sizes and colors are not undone: pieces may have been sold or moved since.
      if ('sizes' in change.before || 'colors' in change.before) return undefined
      return (marketplace) => undoProductEdit(marketplace, change)
    default:
      return undefined
  }
}

async function toggleProductRetired(
  marketplace: Marketplace,
  { id, after }: ChangeOf<'product', 'retired' | 'restored'>,
): Promise<UndoOutcome> {
  const { retiredAt, submission } = await lockProduct(marketplace, id)
  if ((retiredAt !== undefined) !== after.isRetired) return 'changed-since'
  if (after.isRetired) {
    // Its maker has submitted it since, and may have rewritten it.
    if (unapprovedState(submission)) return 'changed-since'
    return undoneIf((await restoreProduct(marketplace, Number(id))).outcome === 'on-sale')
  }
  await retireProduct(marketplace, Number(id))
  return 'undone'
}

async function undoPublishingPlan(
  marketplace: Marketplace,
  { id, before, after }: ChangeOf<'product', 'publishing planned' | 'publishing canceled'>,
): Promise<UndoOutcome> {
  const { retiredAt, publishAt } = await lockProduct(marketplace, id)
  if (!retiredAt || publishAt?.getTime() !== after.publishAt?.getTime()) return 'changed-since'
  if (!before.publishAt) {
    await cancelPublishing(marketplace, Number(id))
    return 'undone'
  }
  const { outcome } = await planPublishing(marketplace, Number(id), before.publishAt)
  return outcome === 'invalid' ? 'is-over' : undoneIf(outcome === 'planned')
}

async function togglePinned(
  marketplace: Marketplace,
  { id, after }: ChangeOf<'product', 'pinned' | 'unpinned'>,
): Promise<UndoOutcome> {
  const { outcome } = await (after.isPinned ? unpinProduct : pinProduct)(marketplace, Number(id))
  return undoneIf(outcome === 'pinned' || outcome === 'unpinned')
}

async function undoReprice(
  marketplace: Marketplace,
  { id, before, after }: ChangeOf<'product', 'repriced'>,
): Promise<UndoOutcome> {
  const { outcome } = await repriceProduct(marketplace, Number(id), { seen: after, prices: before })
  return undoneIf(outcome === 'repriced')
}

/** Keeps later changes of other fields, and of other translations. */
async function undoProductEdit(
  marketplace: Marketplace,
  { id, ...edit }: ChangeOf<'product', 'edited'>,
): Promise<UndoOutcome> {
  const base = productDraftOf(await lockProduct(marketplace, id))
  const restored = withoutEdit<ProductDraft>({ ...base, translations: textsOfProduct(base) }, edit)
  if (!restored) return 'changed-since'
  const edited = withTextsOfProduct(restored, restored.translations ?? {})
  // Only one of the fields of a promotion may have changed since, so the restored one may not fit it.
  if (!isPromotionSound(edited) || !isSupplySound(edited)) return 'changed-since'
  return undoneIf((await editProduct(marketplace, Number(id), { base, edited })).outcome === 'saved')
}

function undoHandlerOfPromotion(change: ChangeOf<'promotion'>): UndoHandler | undefined {
  if (change.action === 'edited') return (marketplace) => undoPromotionEdit(marketplace, change)
  if (change.action === 'canceled') return (marketplace) => undoPromotionCancel(marketplace, change)
  return undefined
}

async function undoPromotionEdit(
  marketplace: Marketplace,
  { id, before, after }: ChangeOf<'promotion', 'edited'>,
): Promise<UndoOutcome> {
  const current = await findScheduledPromotion(marketplace, Number(id))
  if (!current || !areSameTerms(current, after, marketplace.clock.now())) return 'changed-since'
  const edit = { version: current.version, edited: termsOf(before) }
  return undoneIf((await editPromotion(marketplace, Number(id), edit)).outcome === 'saved')
}

async function undoPromotionCancel(
  marketplace: Marketplace,
  { before }: ChangeOf<'promotion', 'canceled'>,
): Promise<UndoOutcome> {
  const { outcome } = await resumePromotion(marketplace, before)
  if (outcome === 'scheduled') return 'undone'
  // It would end before it starts again: its time is over.
  return outcome === 'ends-before-start' ? 'is-over' : outcome
}

function undoHandlerOfStore(change: ChangeOf<'store'>): UndoHandler | undefined {
  switch (change.action) {
    case 'edited':
      return (marketplace) => undoStoreEdit(marketplace, change)
    case 'terms changed':
      // Earlier releases had a plan there, which follows from plan requests now.
      if (change.before.plan !== change.after.plan) return undefined
      return (marketplace) => undoTermsChange(marketplace, change)
    case 'retired':
    case 'restored':
      // The office has kept out what its plan had taken out.
      if (change.before.isRetired === change.after.isRetired) return undefined
      return (marketplace) => toggleStoreRetired(marketplace, change)
    default:
      return undefined
  }
}

async function undoStoreEdit(
  marketplace: Marketplace,
  { id, ...edit }: ChangeOf<'store', 'edited'>,
): Promise<UndoOutcome> {
  const base = storeDraftOf(await lockStoreToEdit(marketplace, id))
  const edited = withoutEdit(base, edit)
  return undoneIf(edited && (await editStore(marketplace, Number(id), { base, edited })).outcome === 'saved')
}

async function undoTermsChange(
  marketplace: Marketplace,
  { id, before, after }: ChangeOf<'store', 'terms changed'>,
): Promise<UndoOutcome> {
  await lockStoreToEdit(marketplace, id)
  const terms = await readTermsOfStore(marketplace, Number(id))
  if ((terms.commission ?? null) !== after.commission) return 'changed-since'
  const edit = { version: terms.version, commission: before.commission ?? undefined }
  const { outcome } = await editStoreTerms(marketplace, Number(id), edit)
  return undoneIf(outcome === 'saved')
}

async function toggleStoreRetired(
  marketplace: Marketplace,
  { id, after }: ChangeOf<'store', 'retired' | 'restored'>,
): Promise<UndoOutcome> {
  const { retiredAt, isPlanOver } = await lockStoreToEdit(marketplace, id)
  if (isPlanOver || (retiredAt !== undefined) !== after.isRetired) return 'changed-since'
  await (after.isRetired ? restoreStore : retireStore)(marketplace, Number(id))
  return 'undone'
}

function lockProduct(marketplace: Marketplace, id: string | number) {
  return lockAdminProduct(marketplace, requireScope(mayEditProducts(marketplace.actor)), Number(id))
}

function lockStoreToEdit(marketplace: Marketplace, id: string | number) {
  return lockStore(marketplace, requireScope(mayEditStores(marketplace.actor)), Number(id))
}
