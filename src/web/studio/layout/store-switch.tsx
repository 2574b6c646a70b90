import { Link } from 'react-router'
import type { OwnStore } from '#domain/sellers/list-own-stores.ts'
import { studioMessages } from '#page-messages/studio.ts'
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
    <nav aria-label={studioMessages.stores}>
      <ul className="flex flex-wrap gap-2">
        {stores.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={placePath(place, id)}
              aria-current={id === current ? 'page' : undefined}
              className="grid min-h-11 place-items-center rounded-full border border-door/35 bg-white px-4 font-semibold text-door aria-[current=page]:border-door aria-[current=page]:bg-door aria-[current=page]:text-white"
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
