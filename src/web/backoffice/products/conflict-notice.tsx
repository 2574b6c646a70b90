import { useEffect, useRef } from 'react'
import type { DraftField, ProductDraft } from '#domain/assortment/product-draft.ts'
import { formatPrice } from '#domain/money.ts'
import { Notice } from '../../ui/notice.tsx'
import { type OfficeMessages, useOfficeMessages } from '../text/office-messages.ts'
import type { SaveAnswer } from './product-action.ts'

interface ConflictNoticeProps {
  readonly conflict: Extract<SaveAnswer, { outcome: 'changed-meanwhile' }>
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/**
 * Tells the second of two people what the first has done, before anything of either is written over. Takes the focus: the
 * button that saves stands elsewhere, and would be pressed again.
 */
export function ConflictNotice({ conflict, stores }: ConflictNoticeProps) {
  const { products } = useOfficeMessages()
  const words = products.conflict
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every conflict is news
  useEffect(() => box.current?.focus(), [conflict])
  const { theirs, both, current, by } = conflict
  const told = (field: DraftField) => (
    <li key={field}>
      <strong>{products.fields[field]}</strong>: <bdi>{inWords(field, current, stores, products) || words.nothing}</bdi>
    </li>
  )
  return (
    <div ref={box} tabIndex={-1} className="mb-5 scroll-mt-20 outline-none">
      <Notice tone="error">
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
      </Notice>
    </div>
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
