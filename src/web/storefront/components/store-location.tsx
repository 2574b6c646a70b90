import type { ReactNode } from 'react'
import type { Store } from '#domain/catalog/stores/store.ts'
import { LocalTextList } from '#web/text/local-text.tsx'

/** Where a store is. `region` is the name of its governorate, unless the town has the same name. */
export interface LocatedStore extends Pick<Store, 'town' | 'languageOf'> {
  readonly region?: string | undefined
}

interface StoreLocationProps {
  readonly store: LocatedStore
  readonly className: string
  /** What stands before the location. */
  readonly children?: ReactNode
}

/** The town and the governorate of a store, as far as they are known; nothing when neither is. */
export function StoreLocation({ store: { town, region, languageOf }, className, children }: StoreLocationProps) {
  const places = [
    { text: town, language: languageOf?.town },
    { text: region, language: undefined },
  ].filter(({ text }) => text)
  if (places.length === 0) return null
  return (
    <p className={className}>
      {children}
      <LocalTextList texts={places} />
    </p>
  )
}
