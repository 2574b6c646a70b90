import type { OwnStore } from '#domain/sellers/list-own-stores.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { ChoiceLinks } from './choice-links.tsx'
import { type PlaceName, placePath } from './places.tsx'

interface StoreSwitchProps {
  readonly place: PlaceName
  readonly stores: readonly OwnStore[]
  /** The id of the store that is shown. */
  readonly current: number
}

/** Leads to the same place of another store; nothing for a seller of one. */
export function StoreSwitch({ place, stores, current }: StoreSwitchProps) {
  if (stores.length < 2) return null
  return (
    <ChoiceLinks
      label={studioMessages.stores}
      choices={stores.map(({ id, name }) => ({
        key: id,
        name: <bdi>{name}</bdi>,
        path: placePath(place, id),
        isCurrent: id === current,
      }))}
    />
  )
}
