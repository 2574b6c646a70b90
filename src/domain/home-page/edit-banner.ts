import { isDeepStrictEqual } from 'node:util'
import { mayEditHomePage } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { listUnknownPictures } from '#domain/catalog/pictures/list-unknown-pictures.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { BannerDraft, BannerSlot } from './banner.ts'

export type BannerOutcome =
  | { readonly outcome: 'saved' | 'unknown-picture' }
  /** Somebody else saved the banner since `base`; `current` is what it is now. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: BannerDraft | undefined }

/**
 * Saves an edit of a banner that was read as `base`, unless somebody else has changed it since. `base` is undefined for
 * a slot without a banner.
 */
export async function editBanner(
  marketplace: Marketplace,
  slot: BannerSlot,
  { base, edited }: { readonly base: BannerDraft | undefined; readonly edited: BannerDraft },
): Promise<BannerOutcome> {
  requireAllowed(mayEditHomePage(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const before = await lockBanner(marketplace, slot)
    const row = rowOf(edited)
    if (isDeepStrictEqual(before, row)) return { outcome: 'saved' }
    if (!isDeepStrictEqual(before, base && rowOf(base)))
      return { outcome: 'changed-meanwhile', current: before && editOf(before) }
    if ((await listUnknownPictures(marketplace, [edited.fileName])).length > 0) return { outcome: 'unknown-picture' }
    await marketplace.db
      .insertInto('banners')
      .values({ slot, ...row })
      .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
      .execute()
    await recordAudit(marketplace, { entity: 'banner', id: slot, action: 'edited', before, after: row })
    await recordEvent(marketplace, { type: 'banner.edited', slot })
    return { outcome: 'saved' }
  })
}

/**
 * Undoes an edit of a banner; `before` and `after` come from the audit log. Returns false and changes nothing when the
 * banner has changed since.
 */
export async function restoreBanner(
  marketplace: Marketplace,
  slot: BannerSlot,
  { before, after }: { readonly before: BannerRow; readonly after: BannerRow },
): Promise<boolean> {
  const [base, edited] = [editOf(after), editOf(before)]
  return (await editBanner(marketplace, slot, { base, edited })).outcome === 'saved'
}

async function lockBanner({ db }: Marketplace, slot: BannerSlot) {
  return db
    .selectFrom('banners')
    .select(['file_name', 'alt', 'headline', 'words', 'link_label', 'link_path'])
    .where('slot', '=', slot)
    .forUpdate()
    .executeTakeFirst()
}

function rowOf(edit: BannerDraft) {
  return {
    file_name: edit.fileName,
    alt: edit.alt,
    headline: edit.headline ?? null,
    words: edit.words ?? null,
    link_label: edit.linkLabel ?? null,
    link_path: edit.linkPath ?? null,
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
  }
}
