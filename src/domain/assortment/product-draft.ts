import { isDeepStrictEqual } from 'node:util'
import type { Category } from '../catalog/category.ts'
import type { Millimes } from '../money.ts'

/** What a person writes about a product. Stock is not part of it: pieces come and go by themselves. */
export interface ProductDraft {
  readonly storeId: number
  readonly name: string
  readonly model: string
  readonly category: Category
  readonly description: string
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes | undefined
  readonly mainColor: string
  readonly widthMillimeters?: number | undefined
  readonly heightMillimeters?: number | undefined
  readonly weightGrams?: number | undefined
  /** In the order visitors see them. One without an id is new; one left out is no longer offered. */
  readonly sizes: readonly { readonly id?: number | undefined; readonly name: string }[]
  readonly colors: readonly { readonly id?: number | undefined; readonly name: string; readonly swatch: string }[]
  /** The main one first. */
  readonly pictures: readonly PictureDraft[]
}

export interface PictureDraft {
  readonly fileName: string
  readonly alt: string
  /** The color it shows: its id, or minus its position in `colors` where it is new. Undefined for all colors. */
  readonly colorId?: number | undefined
}

/** What a picture calls a color of a draft. */
export function colorKey({ id }: ProductDraft['colors'][number], position: number): number {
  return id ?? -position
}

export type DraftField = keyof ProductDraft

export const draftFields = [
  'pictures',
  'name',
  'storeId',
  'category',
  'model',
  'regularPrice',
  'promotionalPrice',
  'description',
  'sizes',
  'colors',
  'mainColor',
  'widthMillimeters',
  'heightMillimeters',
  'weightGrams',
] as const satisfies readonly DraftField[]

/** The fields in which two drafts differ. */
export function changedFields(before: ProductDraft, after: ProductDraft): DraftField[] {
  return draftFields.filter((field) => !isSame(before[field], after[field]))
}

/** What two people made of one product: the work of both, and where they wrote about the same thing. */
export interface Merge {
  readonly merged: ProductDraft
  /** What only the other person changed. */
  readonly theirs: readonly DraftField[]
  /** What both changed to different things: the merge has mine. */
  readonly both: readonly DraftField[]
}

/** Puts together what I made of `base` with what it has become meanwhile. */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, current: ProductDraft): Merge {
  const changedByThem = changedFields(base, current)
  const theirs = changedByThem.filter((field) => isSame(base[field], mine[field]))
  const both = changedByThem.filter((field) => !theirs.includes(field) && !isSame(mine[field], current[field]))
  const merged: ProductDraft = {
    ...mine,
    ...pick(current, theirs),
    ...(both.includes('sizes') && {
      sizes: withAdded(onlyLiving(mine.sizes, current.sizes), base.sizes, current.sizes, keyOfPart),
    }),
    ...(both.includes('colors') && {
      colors: withAdded(onlyLiving(mine.colors, current.colors), base.colors, current.colors, keyOfPart),
    }),
    ...(both.includes('pictures') && {
      pictures: withAdded(mine.pictures, base.pictures, current.pictures, ({ fileName }) => fileName),
    }),
  }
  return { merged: { ...merged, pictures: ofLivingColors(merged, mine.colors) }, theirs, both }
}

/** A picture follows its color of mine where that has become a new one, and loses one that is gone. */
function ofLivingColors(merged: ProductDraft, mine: ProductDraft['colors']): ProductDraft['pictures'] {
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

/** My parts on the ground of what is there now: one that the other person took away is a new one if I keep it. */
function onlyLiving<Part extends { readonly id?: number | undefined }>(
  mine: readonly Part[],
  current: readonly Part[],
) {
  const living = current.map(({ id }) => id)
  return mine.map((part) => (living.includes(part.id) ? part : { ...part, id: undefined }))
}

/** My list, and behind it what the other person added to theirs. */
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

/** Absent and undefined are the same here: a draft has been through a form. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
