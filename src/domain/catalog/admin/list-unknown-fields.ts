import { isInScope } from '#domain/access/is-in-scope.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { listUnknownPictures } from '#domain/catalog/pictures/list-unknown-pictures.ts'
import { isCategory } from '#domain/categories/list-categories.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { colorKey, type ProductDraft } from './product-draft.ts'

type ReferencingFields = Pick<ProductDraft, 'storeId' | 'category' | 'pictures' | 'sizes' | 'colors'>

export type UnknownField = keyof ReferencingFields

/**
 * Returns the fields that refer to something unknown: a store outside of the scope, a picture or a category that does
 * not exist, a size or color of another product, a picture of a color that the draft does not have. `current` is the
 * saved product, absent for a new one.
 */
export async function listUnknownFields(
  marketplace: Marketplace,
  scope: StoreScope,
  draft: ReferencingFields,
  current: Pick<ReferencingFields, 'pictures' | 'sizes' | 'colors'> = { pictures: [], sizes: [], colors: [] },
): Promise<UnknownField[]> {
  const shown = current.pictures.map(({ fileName }) => fileName)
  const fileNames = draft.pictures.map(({ fileName }) => fileName).filter((fileName) => !shown.includes(fileName))
  const unknown: Record<UnknownField, boolean> = {
    storeId: !(await hasStore(marketplace, scope, draft.storeId)),
    category: !(await isCategory(marketplace, draft.category)),
    pictures: (await listUnknownPictures(marketplace, fileNames)).length > 0 || hasForeignColor(draft),
    sizes: hasForeignPart(draft.sizes, current.sizes),
    colors: hasForeignPart(draft.colors, current.colors),
  }
  return (Object.keys(unknown) as UnknownField[]).filter((field) => unknown[field])
}

async function hasStore({ db }: Marketplace, scope: StoreScope, id: number): Promise<boolean> {
  const known = db.selectFrom('stores').select('id').where(isInScope(scope, 'stores.id'))
  const store = await known.where('id', '=', id).executeTakeFirst()
  return store !== undefined
}

type Parts = readonly { readonly id?: number | undefined }[]

function hasForeignPart(parts: Parts, current: Parts): boolean {
  return parts.some(({ id }) => id !== undefined && !current.some((part) => part.id === id))
}

function hasForeignColor({ pictures, colors }: Pick<ReferencingFields, 'pictures' | 'colors'>): boolean {
  const keys = new Set(colors.map(colorKey))
  return pictures.some(({ colorId }) => colorId !== undefined && !keys.has(colorId))
}
