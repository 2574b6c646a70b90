import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import type { Locale } from '#domain/locale.ts'
import type { studioMoreMessages } from '#page-messages/studio-more.ts'
import { moreOfPiecePath, photosPath } from '#web/paths/studio-paths.ts'

export interface SellingTip {
  readonly name: Exclude<keyof typeof studioMoreMessages.tips, 'title' | 'done'>
  readonly isDone: boolean
  /** Where it is done. */
  readonly path: string
}

/**
 * Lists what makes a piece sell better, none of which is needed. `otherLanguage`: in which it has no words yet.
 */
export function listSellingTips(item: AdminProduct, otherLanguage: Locale): SellingTip[] {
  const { id, pictures } = item.product
  const { description, widthMillimeters, heightMillimeters, weightGrams, translations } = productDraftOf(item)
  const hasMeasures = [widthMillimeters, heightMillimeters, weightGrams].some((measure) => measure !== undefined)
  return [
    { name: 'photo', isDone: pictures.length > 1, path: photosPath(id) },
    { name: 'words', isDone: description.trim() !== '', path: '#words' },
    { name: 'measures', isDone: hasMeasures, path: `${moreOfPiecePath(id)}#facts` },
    {
      name: 'language',
      isDone: Object.values(translations ?? {}).some((texts) => texts?.name !== undefined),
      path: `${moreOfPiecePath(id)}#in-${otherLanguage}`,
    },
  ]
}
