import { isSeller, mayAddStores, mayRunStores } from '#domain/access/policies.ts'
import { requireAllowed, requireScope } from '#domain/access/require-allowed.ts'
import { changesOf } from '#domain/audit/changes-of.ts'
import { findLastEditor } from '#domain/audit/find-last-editor.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { listUnknownPictures } from '#domain/catalog/pictures/list-unknown-pictures.ts'
import { type ClosedPeriodProblem, closedPeriodProblem } from '#domain/catalog/stores/closed-period.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { storeColumns } from '#domain/catalog/stores/store-columns.ts'
import { isCategory } from '#domain/categories/list-categories.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { changedFieldsOf, type EditConflict, isSame, mergeEdits } from '#domain/merge-edits.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { tidy } from '#domain/translations.ts'
import type { AdminStore } from './admin-stores.ts'
import { lockStore } from './lock-store.ts'

type ReferencingField = 'logo' | 'cover' | 'category'

export type StoreOutcome =
  | { readonly outcome: 'saved'; readonly id: number }
  /** Another store has this name already. */
  | { readonly outcome: 'name-taken' }
  /** These fields name no stored picture, or no category. */
  | { readonly outcome: 'unknown-fields'; readonly fields: readonly ReferencingField[] }
  /** It cannot be closed on these days. */
  | { readonly outcome: 'not-closable'; readonly problem: ClosedPeriodProblem }
  | EditConflict<NewStore>

/**
 * Adds a store, written in the main language of the shop unless another one is given, and records it in the audit log.
 * Throws InvalidSocialLink.
 */
export async function createStore(
  marketplace: Marketplace,
  draft: NewStore,
  writtenIn?: Locale,
): Promise<StoreOutcome> {
  requireAllowed(mayAddStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const locale = writtenIn ?? (await getMainLocale(marketplace))
    const store = tidy(draft, locale)
    if (await lockList(marketplace, 'stores', { name: store.name })) return { outcome: 'name-taken' }
    const unknown = await listUnknownFields(marketplace, store)
    if (unknown.length > 0) return { outcome: 'unknown-fields', fields: unknown }
    const problem = closedPeriodProblem(store)
    if (problem) return { outcome: 'not-closable', problem }
    const { id } = await marketplace.db
      .insertInto('stores')
      .values({ ...storeColumns(store), locale, created_at: marketplace.clock.now(), retired_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'store', id, action: 'created', after: store })
    await recordEvent(marketplace, { type: 'store.added', storeId: id })
    return { outcome: 'saved', id }
  })
}

/**
 * Saves an edit of a store that was read as `base`. When somebody else has changed the store since, saves nothing and
 * returns a three-way merge for the operator to review. Name and category are the office's, in every language: a seller
 * changes neither.
 */
export async function editStore(
  marketplace: Marketplace,
  id: number,
  sides: { readonly base: NewStore; readonly edited: NewStore },
): Promise<StoreOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const saved = await lockStore(marketplace, scope, id)
    const current = storeDraftOf(saved)
    const [base, edited] = [tidy(sides.base, saved.locale), tidy(sides.edited, saved.locale)]
    const changed = changedFieldsOf(current, edited)
    if (changed.length === 0) return { outcome: 'saved', id }
    requireAllowed(!isSeller(marketplace.actor) || !isOfOffice(current, edited))
    if (!isSame(current, base)) {
      const by = await findLastEditor(marketplace, 'store', id)
      return { outcome: 'changed-meanwhile', current, by, ...mergeEdits(base, edited, current) }
    }
    if (changed.includes('name') && (await lockList(marketplace, 'stores', { name: edited.name, except: id })))
      return { outcome: 'name-taken' }
    const unknown = await listUnknownFields(marketplace, edited, current)
    if (unknown.length > 0) return { outcome: 'unknown-fields', fields: unknown }
    const problem = closedPeriodProblem(edited)
    if (problem) return { outcome: 'not-closable', problem }
    await consumeSellerLimit(marketplace, 'change')
    if (changed.includes('name')) await keepFormerName(marketplace, id, current.name)
    await marketplace.db.updateTable('stores').set(storeColumns(edited)).where('id', '=', id).execute()
    await recordAudit(marketplace, { entity: 'store', id, action: 'edited', ...changesOf(current, edited, changed) })
    await recordEvent(marketplace, { type: 'store.edited', storeId: id })
    return { outcome: 'saved', id }
  })
}

/** Statements of the months before keep the name. */
async function keepFormerName({ db, clock }: Marketplace, storeId: number, name: string): Promise<void> {
  await db.insertInto('former_store_names').values({ store_id: storeId, name, until: clock.now() }).execute()
}

/** Returns the editable fields of a store. */
export function storeDraftOf({ store, translations }: Pick<AdminStore, 'store' | 'translations'>): NewStore {
  const { id: _, languageOf: __, reopensOn: ___, logo, cover, ...written } = store
  return { ...written, logo: logo.fileName, cover: cover.fileName, translations }
}

/** Whether an edit changes what only the office does. */
function isOfOffice(current: NewStore, edited: NewStore): boolean {
  const officePartOf = ({ name, category, translations = {} }: NewStore) => ({
    ...{ name, category },
    // An object: the languages of a draft are in no order.
    names: Object.fromEntries(Object.entries(translations).map(([locale, { name }]) => [locale, name])),
  })
  return !isSame(officePartOf(current), officePartOf(edited))
}

/** `current` is the saved store, absent for a new one: a seller knows the pictures that it shows. */
async function listUnknownFields(
  marketplace: Marketplace,
  store: NewStore,
  current?: NewStore,
): Promise<ReferencingField[]> {
  const fields = (['logo', 'cover'] as const).filter((field) => store[field] !== current?.[field])
  const names = fields.map((field) => store[field])
  const pictures = await listUnknownPictures(marketplace, names)
  const unknown = fields.filter((field) => pictures.includes(store[field]))
  return (await isCategory(marketplace, store.category)) ? unknown : [...unknown, 'category']
}
