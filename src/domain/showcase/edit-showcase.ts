import { isDeepStrictEqual } from 'node:util'
import { listUnknownPictures } from '../catalog/list-unknown-pictures.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import type { ShowcaseEdit, ShowcasePlace } from './showcase.ts'

export type ShowcaseOutcome =
  | { readonly outcome: 'saved' | 'unknown-picture' }
  /** Somebody else saved the place since `base`; `current` is what it is now. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: ShowcaseEdit | undefined }

/**
 * Changes picture, words and link of a place on the home page as it was in `base`, unless somebody else has changed it
 * since. A place that nobody has given a picture yet has no base.
 */
export async function editShowcase(
  marketplace: Marketplace,
  place: ShowcasePlace,
  { base, edited }: { readonly base: ShowcaseEdit | undefined; readonly edited: ShowcaseEdit },
): Promise<ShowcaseOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const before = await lockPlace(marketplace, place)
    const row = rowOf(edited)
    if (isDeepStrictEqual(before, row)) return { outcome: 'saved' }
    if (!isDeepStrictEqual(before, base && rowOf(base)))
      return { outcome: 'changed-meanwhile', current: before && editOf(before) }
    if ((await listUnknownPictures(marketplace, [edited.fileName])).length > 0) return { outcome: 'unknown-picture' }
    await marketplace.db
      .insertInto('showcase_pictures')
      .values({ place, ...row })
      .onConflict((conflict) => conflict.column('place').doUpdateSet(row))
      .execute()
    await recordChange(marketplace, { what: 'showcase', id: place, action: 'edited', before, after: row })
    await recordEvent(marketplace, { type: 'showcase.changed', place })
    return { outcome: 'saved' }
  })
}

/**
 * Puts back what stood at a place before an edit, both as the history keeps them. Answers false, and changes nothing,
 * when the place is no longer as the edit left it.
 */
export async function putShowcaseBack(
  marketplace: Marketplace,
  place: ShowcasePlace,
  { before, after }: { readonly before: object; readonly after: object },
): Promise<boolean> {
  const [base, edited] = [editOf(after as ShowcaseRow), editOf(before as ShowcaseRow)]
  return (await editShowcase(marketplace, place, { base, edited })).outcome === 'saved'
}

async function lockPlace({ db }: Marketplace, place: ShowcasePlace) {
  return db
    .selectFrom('showcase_pictures')
    .select(['file_name', 'alt', 'headline', 'words', 'link_label', 'link_path'])
    .where('place', '=', place)
    .forUpdate()
    .executeTakeFirst()
}

function rowOf(edit: ShowcaseEdit) {
  return {
    file_name: edit.fileName,
    alt: edit.alt,
    headline: edit.headline ?? null,
    words: edit.words ?? null,
    link_label: edit.linkLabel ?? null,
    link_path: edit.linkPath ?? null,
  }
}

type ShowcaseRow = ReturnType<typeof rowOf>

function editOf(row: ShowcaseRow): ShowcaseEdit {
  return {
    fileName: row.file_name,
    alt: row.alt,
    ...(row.headline !== null && { headline: row.headline }),
    ...(row.words !== null && { words: row.words }),
    ...(row.link_label !== null && { linkLabel: row.link_label }),
    ...(row.link_path !== null && { linkPath: row.link_path }),
  }
}
