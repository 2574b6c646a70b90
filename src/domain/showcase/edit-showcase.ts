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
    const before = await db.selectFrom('showcase_pictures').selectAll().where('place', '=', place).executeTakeFirst()
    const row = {
      file_name: edit.fileName,
      alt: edit.alt,
      headline: edit.headline ?? null,
      words: edit.words ?? null,
      link_label: edit.linkLabel ?? null,
      link_path: edit.linkPath ?? null,
    }
    await db
      .insertInto('showcase_pictures')
      .values({ place, ...row })
      .onConflict((conflict) => conflict.column('place').doUpdateSet(row))
      .execute()
    await recordChange(marketplace, { what: 'showcase', id: place, action: 'edited', before, after: row })
    await recordEvent(marketplace, { type: 'showcase.changed', place })
  })
}
