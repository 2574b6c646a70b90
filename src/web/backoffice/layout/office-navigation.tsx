import { NavLink } from 'react-router'
import { mayActAs, type Role } from '#domain/operators/operator.ts'
import { Icon } from '../../ui/icon.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { prefetchOf, type Room, rooms } from './rooms.ts'

/** So many rooms are under the thumb; the others behind "More". */
const inBar = 4

const barItem =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 font-semibold text-ink-soft text-xs aria-[current=page]:text-door'
const sideItem =
  'flex min-h-11 items-center gap-3 rounded-lg px-3 font-semibold text-ink-soft hover:bg-sand/60 aria-[current=page]:bg-white aria-[current=page]:text-door'

/** All rooms at the side of a laptop; on a phone the daily ones at the bottom, where a thumb reaches. */
export function OfficeNavigation({ role, waiting }: { role: Role; waiting: number }) {
  const { layout } = useOfficeMessages()
  const open = rooms.filter((room) => mayActAs(role, room.for))
  return (
    <>
      <nav aria-label={layout.navigation} className="hidden w-56 shrink-0 print:hidden lg:block">
        <ul className="sticky top-14 space-y-1 p-3 pt-5">
          {open.map((room) => (
            <li key={room.path}>
              <RoomLink room={room} className={sideItem} badgeClass="ms-auto" waiting={waiting} />
            </li>
          ))}
        </ul>
      </nav>
      <nav
        aria-label={layout.navigation}
        className="fixed inset-x-0 bottom-0 z-30 border-sand-deep border-t bg-white pb-[env(safe-area-inset-bottom)] print:hidden lg:hidden"
      >
        <ul className="mx-auto flex max-w-lg">
          {open.slice(0, inBar).map((room) => (
            <li key={room.path} className="flex-1">
              <RoomLink
                room={room}
                className={`relative ${barItem}`}
                badgeClass="absolute start-1/2 top-1"
                waiting={waiting}
              />
            </li>
          ))}
          <li className="flex-1">
            <NavLink to="/admin/more" className={barItem}>
              <Icon name="menu" />
              {layout.more}
            </NavLink>
          </li>
        </ul>
      </nav>
    </>
  )
}

interface RoomLinkProps {
  readonly room: Room
  readonly className: string
  /** Where the number of waiting things stands. */
  readonly badgeClass: string
  readonly waiting: number
}

function RoomLink({ room, className, badgeClass, waiting }: RoomLinkProps) {
  const { rooms: names, layout } = useOfficeMessages()
  const isToday = room.path === '/admin'
  return (
    <NavLink to={room.path} end={isToday} prefetch={prefetchOf(room.path)} className={className}>
      <Icon name={room.icon} />
      {names[room.name]}
      {isToday && waiting > 0 && (
        <span
          className={`min-w-5 whitespace-nowrap rounded-full bg-clay px-1 text-center text-white text-xs leading-5 ${badgeClass}`}
        >
          <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
          <span className="sr-only">{layout.waiting(waiting)}</span>
        </span>
      )}
    </NavLink>
  )
}
