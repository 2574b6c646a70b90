import type { DraftField, ProductDraft } from '#domain/assortment/product-draft.ts'
import { formatPrice } from '#domain/money.ts'
import { NewsNotice } from '../layout/news-notice.tsx'
import { type OfficeMessages, useOfficeMessages } from '../text/office-messages.ts'
import type { SaveAnswer } from './product-action.ts'

interface ConflictNoticeProps {
  readonly conflict: Extract<SaveAnswer, { outcome: 'changed-meanwhile' }>
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/** Tells the second of two people what the first has done, before anything of either is written over. */
export function ConflictNotice({ conflict, stores }: ConflictNoticeProps) {
  const { products } = useOfficeMessages()
  const words = products.conflict
  const { theirs, both, current, by } = conflict
  const told = (field: DraftField) => (
    <li key={field}>
      <strong>{products.fields[field]}</strong>: <bdi>{inWords(field, current, stores, products) || words.nothing}</bdi>
    </li>
  )
  return (
    <NewsNotice news={conflict}>
      <h2 className="font-semibold text-lg">{words.title}</h2>
      {by && <p>{words.by(by.replace(/ \(\d+\)$/, ''))}</p>}
      {theirs.length > 0 && (
        <>
          <p className="mt-2">{words.theirs}</p>
          <ul className="list-disc ps-5">{theirs.map(told)}</ul>
        </>
      )}
      {both.length > 0 && (
        <>
          <p className="mt-2">{words.both}</p>
          <ul className="list-disc ps-5">{both.map(told)}</ul>
        </>
      )}
      <p className="mt-2">{words.reassurance}</p>
    </NewsNotice>
  )
}

function inWords(
  field: DraftField,
  draft: ProductDraft,
  stores: ConflictNoticeProps['stores'],
  { categoryNames, conflict }: OfficeMessages['products'],
): string {
  switch (field) {
    case 'storeId':
      return stores.find(({ id }) => id === draft.storeId)?.name ?? ''
    case 'category':
      return categoryNames[draft.category]
    case 'regularPrice':
    case 'promotionalPrice': {
      const price = draft[field]
      return price === undefined ? '' : formatPrice(price)
    }
    case 'sizes':
    case 'colors':
      return draft[field].map(({ name }) => name).join(', ')
    case 'pictures':
      return conflict.parts.pictures(draft.pictures.length)
    default:
      return String(draft[field] ?? '')
  }
}
