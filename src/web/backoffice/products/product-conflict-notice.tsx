import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { ShopCategory } from '#domain/category.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import type { EditConflict, FieldOf } from '#domain/merge-edits.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { ConflictNotice } from '#web/backoffice/forms/conflict-notice.tsx'
import { formatField } from '#web/backoffice/forms/format-field.ts'
import { formatList } from '#web/text/format.ts'
import { useCategories } from '#web/use-categories.ts'
import { productTextLabels } from './product-text-labels.ts'

interface ProductConflictNoticeProps {
  readonly conflict: EditConflict<ProductDraft>
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

export function ProductConflictNotice({ conflict, stores }: ProductConflictNoticeProps) {
  const categories = useCategories()
  return (
    <ConflictNotice
      title={productsMessages.conflict.title}
      conflict={conflict}
      textLabels={productTextLabels}
      describeField={(field) => [productFieldNames[field], inWords(field, conflict.current, { stores, categories })]}
    />
  )
}

function inWords(
  field: FieldOf<ProductDraft>,
  draft: ProductDraft,
  { stores, categories }: Pick<ProductConflictNoticeProps, 'stores'> & { readonly categories: readonly ShopCategory[] },
): string {
  switch (field) {
    case 'storeId':
      return stores.find(({ id }) => id === draft.storeId)?.name ?? ''
    case 'sizes':
    case 'colors':
      return formatList(draft[field].map(({ name }) => name))
    case 'pictures':
      return productsMessages.conflict.parts.pictures(draft.pictures.length)
    default:
      return formatField(productFields[field], draft[field], categories)
  }
}
