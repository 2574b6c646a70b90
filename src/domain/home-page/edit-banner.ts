import { mayEditHomePage } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { AuditChange } from '#domain/audit/audit-change.ts'
import { changesOf } from '#domain/audit/changes-of.ts'
import { findLastEditor } from '#domain/audit/find-last-editor.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { listUnknownPictures } from '#domain/catalog/pictures/list-unknown-pictures.ts'
import { bannerFields } from '#domain/fields/banner-fields.ts'
import { columnNames, columnsOf, valuesOf } from '#domain/fields/field-columns.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Locale } from '#domain/locale.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { changedFieldsOf, type EditConflict, isSame, mergeEdits } from '#domain/merge-edits.ts'
import { tidy, tidyTranslations } from '#domain/translations.ts'
import { withoutEdit } from '#domain/without-edit.ts'
import { type BannerDraft, emptyBanner } from './banner.ts'
import type { BannerSlot } from './banner-slots.ts'

export type BannerOutcome = { readonly outcome: 'saved' | 'unknown-picture' } | EditConflict<BannerDraft>

/**
 * Saves an edit of a banner that was read as `base`, which is undefined for a slot without a banner. When somebody else
 * has changed the banner since, saves nothing and returns a three-way merge for the operator to review.
 */
export async function editBanner(
  marketplace: Marketplace,
  slot: BannerSlot,
  sides: { readonly base: BannerDraft | undefined; readonly edited: BannerDraft },
): Promise<BannerOutcome> {
  requireAllowed(mayEditHomePage(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const saved = await lockBanner(marketplace, slot)
    const current = saved?.draft
    const locale = saved?.locale ?? (await getMainLocale(marketplace))
    const [base, edited] = [sides.base && tidy(sides.base, locale), tidy(sides.edited, locale)]
    if (current && isSame(current, edited)) return { outcome: 'saved' }
    if (current && !isSame(current, base)) {
      const by = await findLastEditor(marketplace, 'banner', slot)
      return { outcome: 'changed-meanwhile', current, by, ...mergeEdits(base ?? emptyBanner, edited, current) }
    }
    if ((await listUnknownPictures(marketplace, [edited.fileName])).length > 0) return { outcome: 'unknown-picture' }
    const row = { ...columnsOf(bannerFields, edited), translations: translationsColumn(edited.translations) }
    await marketplace.db
      .insertInto('banners')
      .values({ slot, locale, ...row })
      .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
      .execute()
    const known = current ?? emptyBanner
    const { before, after } = changesOf(known, edited, changedFieldsOf(known, edited))
    await recordAudit(marketplace, {
      ...{ entity: 'banner', id: slot, action: 'edited' },
      ...(current && { before }),
      after,
    })
    return { outcome: 'saved' }
  })
}

type BannerChange = Extract<AuditChange, { readonly entity: 'banner' }>

/**
 * Undoes an edit of a banner; `before` and `after` come from the audit log. Returns false and changes nothing when what
 * was edited has changed since.
 */
export async function restoreBanner(
  marketplace: Marketplace,
  slot: BannerSlot,
  edit: { readonly before: NonNullable<BannerChange['before']>; readonly after: BannerChange['after'] },
): Promise<boolean> {
  const base = (await lockBanner(marketplace, slot))?.draft
  const edited = base && withoutEdit(base, edit)
  if (!edited) return false
  return (await editBanner(marketplace, slot, { base, edited })).outcome === 'saved'
}

/**
 * Locks a banner until the transaction ends, and returns it as it is now; undefined for a slot without one. All banners
 * are locked, since a slot has no row at first.
 */
export async function lockBanner(
  marketplace: Marketplace,
  slot: BannerSlot,
): Promise<{ readonly draft: BannerDraft; readonly locale: Locale } | undefined> {
  await lockList(marketplace, 'banners')
  const row = await marketplace.db
    .selectFrom('banners')
    .select(columnNames(bannerFields, 'banners'))
    .select(['locale', 'translations'])
    .where('slot', '=', slot)
    .executeTakeFirst()
  if (!row) return undefined
  const { locale } = row
  const translations = tidyTranslations(row.translations, locale)
  return { draft: { ...valuesOf(bannerFields, row), translations }, locale }
}
