import { textsOfProduct, withTextsOfProduct } from '#domain/catalog/product-texts.ts'
import { type EditMerge, isSame, mergeEdits } from '#domain/merge-edits.ts'
import { colorKey, type DraftField, draftFields, type ProductDraft } from './product-draft.ts'

/** Returns the fields in which two drafts differ. */
export function changedFields(before: ProductDraft, after: ProductDraft): DraftField[] {
  const [was, is] = [comparable(before), comparable(after)]
  return draftFields.filter((field) => !isSame(was[field], is[field]))
}

/** Merges my edit of `base` with what has been saved meanwhile. Lists that both have changed keep what either added. */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, current: ProductDraft): EditMerge<ProductDraft> {
  const { merged: flat, ...merge } = mergeEdits(comparable(base), comparable(mine), comparable(current))
  const { theirs, both } = merge
  const merged: ProductDraft = {
    ...mine,
    ...pick(current, theirs),
    ...(both.includes('sizes') && {
      sizes: withAdded(withoutRetiredIds(mine.sizes, current.sizes), base.sizes, current.sizes, keyOfPart),
    }),
    ...(both.includes('colors') && {
      colors: withAdded(withoutRetiredIds(mine.colors, current.colors), base.colors, current.colors, keyOfPart),
    }),
    ...(both.includes('pictures') && {
      pictures: withAdded(mine.pictures, base.pictures, current.pictures, ({ fileName }) => fileName),
    }),
  }
  const relinked = { ...merged, pictures: relinkPictureColors(merged, mine.colors) }
  return { merged: withTextsOfProduct(relinked, flat.translations ?? {}), ...merge }
}

/** Points pictures to the merged colors: to the new key of a color that is added again, to no color when it is gone. */
function relinkPictureColors(merged: ProductDraft, mine: ProductDraft['colors']): ProductDraft['pictures'] {
  const keys = new Set(merged.colors.map(colorKey))
  return merged.pictures.map((picture) => {
    const { colorId, ...uncolored } = picture
    if (colorId === undefined || keys.has(colorId)) return picture
    const position = mine.findIndex(({ id }) => id === colorId)
    const isNew = position >= 0 && merged.colors[position]?.name === mine[position]?.name && keys.has(-position)
    return isNew ? { ...uncolored, colorId: -position } : uncolored
  })
}

function keyOfPart(part: { readonly id?: number | undefined; readonly name: string }): string {
  return String(part.id ?? part.name)
}

/** Removes the ids of my sizes or colors that the other operator has retired: saving adds them as new ones. */
function withoutRetiredIds<Part extends { readonly id?: number | undefined }>(
  mine: readonly Part[],
  current: readonly Part[],
) {
  const currentIds = current.map(({ id }) => id)
  return mine.map((part) => (currentIds.includes(part.id) ? part : { ...part, id: undefined }))
}

/** Returns my list followed by the items that the other operator added. */
function withAdded<Part>(
  mine: readonly Part[],
  base: readonly Part[],
  current: readonly Part[],
  keyOf: (part: Part) => string,
): Part[] {
  const known = new Set([...mine, ...base].map(keyOf))
  return [...mine, ...current.filter((part) => !known.has(keyOf(part)))]
}

function pick(draft: ProductDraft, fields: readonly DraftField[]): Partial<ProductDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}

/**
 * Returns what is compared of a draft: `translations` has those of the parts too, so the parts are compared without.
 */
function comparable(draft: ProductDraft): ProductDraft {
  const withoutTexts = <Part extends { readonly translations?: unknown }>({ translations: _, ...part }: Part) => part
  return {
    ...draft,
    translations: textsOfProduct(draft),
    sizes: draft.sizes.map(withoutTexts),
    colors: draft.colors.map(withoutTexts),
    pictures: draft.pictures.map(withoutTexts),
  }
}
