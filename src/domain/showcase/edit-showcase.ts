import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import type { ShowcasePlace } from './showcase.ts'

/** What a person puts at a place of the home page. Words left out are those of the house. */
export interface ShowcaseEdit {
  readonly fileName: string
  readonly alt: string
  readonly headline?: string
  readonly words?: string
  readonly linkLabel?: string
  /** A path of the shop. */
  readonly linkPath?: string
}

/** Changes picture, words and link of a place on the home page. */
export async function editShowcase(marketplace: Marketplace, place: ShowcasePlace, edit: ShowcaseEdit): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const before = await lockPlace(marketplace, place)
    const row = rowOf(edit)
    if (isDeepStrictEqual(before, row)) return
    await db
      .insertInto('showcase_pictures')
      .values({ place, ...row })
      .onConflict((conflict) => conflict.column('place').doUpdateSet(row))
      .execute()
    await recordChange(marketplace, { what: 'showcase', id: place, action: 'edited', before, after: row })
    await recordEvent(marketplace, { type: 'showcase.changed', place })
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
  return inTransaction(marketplace, async (marketplace) => {
    if (!isDeepStrictEqual(await lockPlace(marketplace, place), after)) return false
    await editShowcase(marketplace, place, editOf(before as ReturnType<typeof rowOf>))
    return true
  })
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

function editOf(row: ReturnType<typeof rowOf>): ShowcaseEdit {
  return {
    fileName: row.file_name,
    alt: row.alt,
    ...(row.headline !== null && { headline: row.headline }),
    ...(row.words !== null && { words: row.words }),
    ...(row.link_label !== null && { linkLabel: row.link_label }),
    ...(row.link_path !== null && { linkPath: row.link_path }),
  }
}
