import { isDeepStrictEqual } from 'node:util'
import { mayEditHomePage } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { findLastEditor } from '#domain/audit/find-last-editor.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { listUnknownPictures } from '#domain/catalog/pictures/list-unknown-pictures.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type EditConflict, mergeEdits } from '#domain/merge-edits.ts'
import { tidy } from '#domain/translations.ts'
import { withoutEdit } from '#domain/without-edit.ts'
import type { BannerDraft } from './banner.ts'
import type { BannerSlot } from './banner-slots.ts'

export type BannerOutcome = { readonly outcome: 'saved' | 'unknown-picture' } | EditConflict<BannerDraft>

const emptyBanner: BannerDraft = { fileName: '', alt: '' }

/**
 * Saves an edit of a banner that was read as `base`, which is undefined for a slot without a banner. When somebody else
 * has changed the banner since, saves nothing and returns a three-way merge for the operator to review.
 */
export async function editBanner(
  marketplace: Marketplace,
  slot: BannerSlot,
  { base, edited }: { readonly base: BannerDraft | undefined; readonly edited: BannerDraft },
): Promise<BannerOutcome> {
  requireAllowed(mayEditHomePage(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const saved = await lockBanner(marketplace, slot)
    const locale = saved?.locale ?? (await getMainLocale(marketplace))
    const before = saved && auditedRow(saved)
    const after = rowOf(tidy(edited, locale))
    if (isDeepStrictEqual(before, after)) return { outcome: 'saved' }
    if (before && !isDeepStrictEqual(before, base && rowOf(tidy(base, locale)))) {
      const current = editOf(before)
      const by = await findLastEditor(marketplace, 'banner', slot)
      return { outcome: 'changed-meanwhile', current, by, ...mergeEdits(base ?? emptyBanner, edited, current) }
    }
    if ((await listUnknownPictures(marketplace, [edited.fileName])).length > 0) return { outcome: 'unknown-picture' }
    const row = { ...after, translations: translationsColumn(after.translations) }
    await marketplace.db
      .insertInto('banners')
      .values({ slot, locale, ...row })
      .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
      .execute()
    await recordAudit(marketplace, { entity: 'banner', id: slot, action: 'edited', before, after })
    return { outcome: 'saved' }
  })
}

/**
 * Undoes an edit of a banner; `before` and `after` come from the audit log. Returns false and changes nothing when what
 * was edited has changed since.
 */
export async function restoreBanner(
  marketplace: Marketplace,
  slot: BannerSlot,
  { before, after }: { readonly before: BannerRow; readonly after: BannerRow },
): Promise<boolean> {
  const saved = await lockBanner(marketplace, slot)
  const base = saved && editOf(auditedRow(saved))
  const edited = base && withoutEdit(base, { before: editOf(before), after: editOf(after) })
  if (!edited) return false
  return (await editBanner(marketplace, slot, { base, edited })).outcome === 'saved'
}

async function lockBanner({ db }: Marketplace, slot: BannerSlot) {
  return db
    .selectFrom('banners')
    .select(['file_name', 'alt', 'headline', 'words', 'link_label', 'link_path', 'locale', 'translations'])
    .where('slot', '=', slot)
    .forUpdate()
    .executeTakeFirst()
}

/** The columns as the audit log has them: without translations when there are none. */
function auditedRow({
  locale: _,
  translations,
  ...row
}: NonNullable<Awaited<ReturnType<typeof lockBanner>>>): BannerRow {
  return { ...row, ...(Object.keys(translations).length > 0 && { translations }) }
}

function rowOf(edit: BannerDraft) {
  return {
    file_name: edit.fileName,
    alt: edit.alt,
    headline: edit.headline ?? null,
    words: edit.words ?? null,
    link_label: edit.linkLabel ?? null,
    link_path: edit.linkPath ?? null,
    ...(edit.translations && { translations: edit.translations }),
  }
}

type BannerRow = ReturnType<typeof rowOf>

function editOf(row: BannerRow): BannerDraft {
  return {
    fileName: row.file_name,
    alt: row.alt,
    ...(row.headline !== null && { headline: row.headline }),
    ...(row.words !== null && { words: row.words }),
    ...(row.link_label !== null && { linkLabel: row.link_label }),
    ...(row.link_path !== null && { linkPath: row.link_path }),
    ...(row.translations && { translations: row.translations }),
  }
}
