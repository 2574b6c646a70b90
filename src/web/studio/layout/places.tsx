import { Link } from 'react-router'
import { studioMessages } from '#page-messages/studio.ts'
import { moneyPath, ownOrdersPath, ownStorePath, piecesPath } from '#web/paths/studio-paths.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

interface Place {
  readonly icon: IconName
  readonly path: (query: { readonly store: number }) => string
}

/** The places of the studio, in the order of the bar. Each has a name in the messages. */
const places = {
  pieces: { icon: 'bag', path: piecesPath },
  orders: { icon: 'parcel', path: ownOrdersPath },
  money: { icon: 'cash', path: moneyPath },
  store: { icon: 'shop', path: ownStorePath },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places

export function placePath(name: PlaceName, store: number): string {
  return places[name].path({ store })
}

export interface CurrentPlace {
  readonly name: PlaceName
  readonly storeId: number
}

/** The bar of the places, where the thumb is: at the bottom of the screen. */
export function PlacesBar({ current }: { readonly current: CurrentPlace }) {
  const names = Object.keys(places) as PlaceName[]
  return (
    <nav
      aria-label={studioMessages.places.label}
      className="fixed inset-x-0 bottom-0 z-10 border-sand-deep border-t bg-limestone pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto flex max-w-2xl">
        {names.map((name) => (
          <li key={name} className="flex-1">
            <Link
              to={placePath(name, current.storeId)}
              aria-current={name === current.name ? 'page' : undefined}
              className="flex min-h-16 flex-col items-center justify-center gap-1 whitespace-nowrap text-ink-soft text-sm aria-[current=page]:font-semibold aria-[current=page]:text-door"
            >
              <Icon name={places[name].icon} className="size-6" />
              {studioMessages.places[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
