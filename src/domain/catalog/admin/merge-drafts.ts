import { isDeepStrictEqual } from 'node:util'
import { colorKey, type DraftField, draftFields, type ProductDraft } from './product-draft.ts'

/** Returns the fields in which two drafts differ. */
export function changedFields(before: ProductDraft, after: ProductDraft): DraftField[] {
  return draftFields.filter((field) => !isSame(before[field], after[field]))
}

/** A three-way merge of two edits of one product. */
export interface DraftMerge {
  readonly merged: ProductDraft
  /** The fields that only the other operator changed. */
  readonly theirs: readonly DraftField[]
  /** The fields that both changed to different values: `merged` has mine. */
  readonly both: readonly DraftField[]
}

/** Merges my edit of `base` with what has been saved meanwhile. */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, current: ProductDraft): DraftMerge {
  const changedByThem = changedFields(base, current)
  const theirs = changedByThem.filter((field) => isSame(base[field], mine[field]))
  const both = changedByThem.filter((field) => !theirs.includes(field) && !isSame(mine[field], current[field]))
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
  return { merged: { ...merged, pictures: relinkPictureColors(merged, mine.colors) }, theirs, both }
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

/** Treats absent and undefined as equal, because drafts come from forms. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
