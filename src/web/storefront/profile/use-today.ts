import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { ProductOnCard } from '../../goods/card-face.tsx'
import type { Favourites } from '../favourites/favourites-storage.ts'
import { idsToForm, keptField } from './kept-form.ts'
import type { clientAction } from './profile-page.tsx'

/** A favourite as the shop has it today: `gone` when nobody sells it any more, undefined while that is not known. */
export type Today = ProductOnCard | 'gone' | undefined

/** Asks the shop what the favourites cost today and which are to be had. One that is let go needs no new answer. */
export function useToday(favourites: Favourites): {
  readonly isUnreachable: boolean
  todayOf(productId: number): Today
} {
  const { submit, data: answer } = useFetcher<typeof clientAction>()
  const known = answer?.outcome === 'found' ? answer : undefined
  const asked = idsToForm(favourites.map(({ productId }) => productId))
  const isKnown = asked.split(',').every((id) => known?.asked.includes(Number(id)))

  useEffect(() => {
    if (asked === '' || isKnown) return
    void submit({ [keptField]: asked }, { method: 'post', action: '/profile', defaultShouldRevalidate: false })
  }, [asked, isKnown, submit])

  return {
    isUnreachable: answer !== undefined && !known,
    todayOf: (productId) => {
      if (!known?.asked.includes(productId)) return undefined
      return known.products.find(({ id }) => id === productId) ?? 'gone'
    },
  }
}
