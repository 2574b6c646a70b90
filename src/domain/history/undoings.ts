import { isDeepStrictEqual } from 'node:util'
import { editProduct } from '../assortment/edit-product.ts'
import { editStore } from '../assortment/edit-store.ts'
import { lockShelfItem } from '../assortment/lock-shelf-item.ts'
import { lockStore } from '../assortment/lock-store.ts'
import { pinProduct, unpinProduct } from '../assortment/pin-product.ts'
import { draftFields, type ProductDraft } from '../assortment/product-draft.ts'
import { repriceProduct } from '../assortment/reprice-product.ts'
import { restoreProduct } from '../assortment/restore-product.ts'
import { restoreStore, retireStore } from '../assortment/retire-store.ts'
import { draftOf } from '../assortment/shelf-item.ts'
import { withdrawProduct } from '../assortment/withdraw-product.ts'
import type { NewStore } from '../catalog/add-store.ts'
import type { Prices } from '../catalog/price-product.ts'
import type { CommentStatus } from '../comments/comment-status.ts'
import { moderateComments } from '../comments/moderate-comments.ts'
import { type IssueText, rewriteIssue } from '../correspondence/write-issue.ts'
import type { Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import { mayActAs, type Role } from '../operators/operator.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { markNotPaid, markPaid, readLastPayment } from '../orders/record-payment.ts'
import { resumePromotion } from '../promotions/call-off-promotion.ts'
import { editPromotion } from '../promotions/edit-promotion.ts'
import type { PromotionTerms } from '../promotions/planned-promotion.ts'
import { putSettingBack } from '../settings/put-setting-back.ts'
import { putShowcaseBack } from '../showcase/edit-showcase.ts'
import { heroPlaces, tilePlaces } from '../showcase/showcase.ts'
import type { RecordedChange } from './recorded-change.ts'

type Sides = Pick<RecordedChange, 'thingId' | 'before' | 'after'>

/** Puts back what was before. Answers false, and changes nothing, when it is no longer as the change left it. */
type Undoing = (marketplace: Marketplace, id: number, sides: Sides) => Promise<boolean>

const undoings: Readonly<Record<string, Undoing>> = {
  'comment published': turnComment,
  'comment hidden': turnComment,
  'comment held': turnComment,
  'product retired': (marketplace, id) => turnProduct(marketplace, id, { wasRetired: true }),
  'product restored': (marketplace, id) => turnProduct(marketplace, id, { wasRetired: false }),
  'product pinned': (marketplace, id) => unlessPinned(marketplace, id, false),
  'product unpinned': (marketplace, id) => unlessPinned(marketplace, id, true),
  'product repriced': repriceBack,
  'product edited': editBack,
  'newsletter issue edited': rewriteBack,
  'setting edited': (marketplace, _id, sides) => putSettingBack(marketplace, sides),
  'order paid': payBack,
  'order not paid': payBack,
  'promotion edited': editPromotionBack,
  'promotion called off': resume,
  'showcase edited': restyle,
  'store edited': editStoreBack,
  'store retired': (marketplace, id) => turnStore(marketplace, id, { wasRetired: true }),
  'store restored': (marketplace, id) => turnStore(marketplace, id, { wasRetired: false }),
}

/** Sizes and colours are not put back from here: pieces may have been sold or moved in the ledger since. */
const keptFields: readonly string[] = ['sizes', 'colors']

/** What staff could not have done they do not undo. */
function isForOwners(what: string, action: string): boolean {
  return what === 'setting' || action === 'pinned' || action === 'unpinned'
}

/** How a person of the role can undo the change; undefined when that is not for them, or for nobody. */
export function undoingOf({ what, action, before }: RecordedChange, role: Role): Undoing | undefined {
  if (isForOwners(what, action) && !mayActAs(role, 'owner')) return undefined
  if (!before || keptFields.some((field) => field in before)) return undefined
  return undoings[`${what} ${action}`]
}

async function turnComment(marketplace: Marketplace, id: number, { before, after }: Sides): Promise<boolean> {
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

async function payBack(marketplace: Marketplace, id: number, { before, after }: Sides): Promise<boolean> {
  await lockOrder(marketplace, id)
  const last = await readLastPayment(marketplace, id)
  if (!last || (last.kind === 'paid') !== after?.isPaid || last.reference !== after.reference) return false
  const reference = String(before?.reference ?? '')
  const { outcome } = before?.isPaid
    ? await markPaid(marketplace, id, reference)
    : await markNotPaid(marketplace, id, last.id, reference)
  return outcome === 'recorded'
}

async function turnProduct(
  marketplace: Marketplace,
  id: number,
  { wasRetired }: { readonly wasRetired: boolean },
): Promise<boolean> {
  const { retiredAt } = await lockShelfItem(marketplace, id)
  if ((retiredAt !== undefined) !== wasRetired) return false
  await (wasRetired ? restoreProduct : withdrawProduct)(marketplace, id)
  return true
}

/** A piece pinned or taken from the front since is as the undoing would have it. */
async function unlessPinned(marketplace: Marketplace, id: number, isWanted: boolean): Promise<boolean> {
  const { outcome } = await (isWanted ? pinProduct : unpinProduct)(marketplace, id)
  return outcome === 'pinned' || outcome === 'unpinned'
}

async function repriceBack(marketplace: Marketplace, id: number, { before, after }: Sides): Promise<boolean> {
  const sides = { seen: after as unknown as Prices, prices: before as unknown as Prices }
  return (await repriceProduct(marketplace, id, sides)).outcome === 'repriced'
}

/** What others have written into other fields since stays. */
async function editBack(marketplace: Marketplace, id: number, { before, after }: Sides): Promise<boolean> {
  const base = draftOf(await lockShelfItem(marketplace, id))
  const current = { ...base } as Record<string, unknown>
  const fields = draftFields.filter((field) => before && field in before)
  // As values, since the database keeps what stands in a list with its fields in an order of its own.
  if (fields.some((field) => !isDeepStrictEqual(current[field] ?? null, after?.[field] ?? null))) return false
  for (const field of fields) current[field] = before?.[field] ?? undefined
  const edited = current as unknown as ProductDraft
  // One of the two prices may have been set anew since, so that the old other no longer goes with it.
  if (edited.promotionalPrice !== undefined && edited.promotionalPrice >= edited.regularPrice) return false
  return (await editProduct(marketplace, id, { base, edited })).outcome === 'saved'
}

async function rewriteBack(marketplace: Marketplace, id: number, { before, after }: Sides): Promise<boolean> {
  const sides = { base: after as unknown as IssueText, edited: before as unknown as IssueText }
  return (await rewriteIssue(marketplace, id, sides)).outcome === 'saved'
}

async function editPromotionBack(marketplace: Marketplace, id: number, { before, after }: Sides): Promise<boolean> {
  const sides = { base: termsIn(after), edited: termsIn(before) }
  return (await editPromotion(marketplace, id, sides)).outcome === 'saved'
}

async function resume(marketplace: Marketplace, _: number, { before }: Sides): Promise<boolean> {
  return resumePromotion(marketplace, { ...termsIn(before), productId: Number(before?.productId ?? 0) })
}

async function restyle(marketplace: Marketplace, _: number, { thingId, before, after }: Sides): Promise<boolean> {
  const place = [...heroPlaces, ...tilePlaces].find((place) => place === thingId)
  if (!place || !before || !after) return false
  return putShowcaseBack(marketplace, place, { before, after })
}

async function turnStore(
  marketplace: Marketplace,
  id: number,
  { wasRetired }: { readonly wasRetired: boolean },
): Promise<boolean> {
  const { retiredAt } = await lockStore(marketplace, id)
  if ((retiredAt !== undefined) !== wasRetired) return false
  await (wasRetired ? restoreStore : retireStore)(marketplace, id)
  return true
}

async function editStoreBack(marketplace: Marketplace, id: number, { before, after }: Sides): Promise<boolean> {
  const sides = { base: after as unknown as NewStore, edited: before as unknown as NewStore }
  return (await editStore(marketplace, id, sides)).outcome === 'saved'
}

/** A promotion's price and days as the history keeps them. */
function termsIn(side: Sides['before']): PromotionTerms {
  return {
    ...(typeof side?.price === 'number' && { price: millimes(side.price) }),
    startsAt: new Date(String(side?.startsAt)),
    endsAt: new Date(String(side?.endsAt)),
    renewsWeekly: side?.renewsWeekly === true,
  }
}
