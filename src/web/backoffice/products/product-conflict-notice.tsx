import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { EditConflict, FieldOf } from '#domain/merge-edits.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { ConflictNotice } from '#web/backoffice/forms/conflict-notice.tsx'
import { formatDate, formatList, formatPrice } from '#web/text/format.ts'

interface ProductConflictNoticeProps {
  readonly conflict: EditConflict<ProductDraft>
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

export function ProductConflictNotice({ conflict, stores }: ProductConflictNoticeProps) {
  const { conflict: messages, fields } = backoffice.products
  return (
    <ConflictNotice
      title={messages.title}
      conflict={conflict}
      describeField={(field) => [fields[field], inWords(field, conflict.current, stores)]}
    />
  )
}

function inWords(
  field: FieldOf<ProductDraft>,
  draft: ProductDraft,
  stores: ProductConflictNoticeProps['stores'],
): string {
  const { products } = backoffice
  switch (field) {
    case 'storeId':
      return stores.find(({ id }) => id === draft.storeId)?.name ?? ''
    case 'category':
      return products.categoryNames[draft.category]
    case 'regularPrice':
    case 'promotionalPrice': {
      const price = draft[field]
      return price === undefined ? '' : formatPrice(price)
    }
    case 'promotionFirstDay':
    case 'promotionLastDay': {
      const day = draft[field]
      return day === undefined ? '' : formatDate(startOfDay(day))
    }
    case 'sizes':
    case 'colors':
      return formatList(draft[field].map(({ name }) => name))
    case 'pictures':
      return products.conflict.parts.pictures(draft.pictures.length)
    default:
      return String(draft[field] ?? '')
  }
}
