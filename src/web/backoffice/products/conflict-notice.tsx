import type { DraftField, ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { formatPrice } from '#domain/money.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { type BackofficeMessages, useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import type { SaveResult } from './product-action.ts'

interface ConflictNoticeProps {
  readonly conflict: Extract<SaveResult, { outcome: 'changed-meanwhile' }>
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/** Shows what somebody else has changed since the form was opened. Nothing is overwritten before the next save. */
export function ConflictNotice({ conflict, stores }: ConflictNoticeProps) {
  const { products } = useBackofficeMessages()
  const messages = products.conflict
  const { theirs, both, current, by } = conflict
  const describeChange = (field: DraftField) => (
    <li key={field}>
      <strong>{products.fields[field]}</strong>:{' '}
      <bdi>{inWords(field, current, stores, products) || messages.nothing}</bdi>
    </li>
  )
  return (
    <FocusedNotice changed={conflict}>
      <h2 className="font-semibold text-lg">{messages.title}</h2>
      {by && <p>{messages.by(by.replace(/ \(\d+\)$/, ''))}</p>}
      {theirs.length > 0 && (
        <>
          <p className="mt-2">{messages.theirs}</p>
          <ul className="list-disc ps-5">{theirs.map(describeChange)}</ul>
        </>
      )}
      {both.length > 0 && (
        <>
          <p className="mt-2">{messages.both}</p>
          <ul className="list-disc ps-5">{both.map(describeChange)}</ul>
        </>
      )}
      <p className="mt-2">{messages.reassurance}</p>
    </FocusedNotice>
  )
}

function inWords(
  field: DraftField,
  draft: ProductDraft,
  stores: ConflictNoticeProps['stores'],
  { categoryNames, conflict }: BackofficeMessages['products'],
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
