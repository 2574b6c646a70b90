import { NavLink } from 'react-router'
import { mayActAs } from '#domain/operators/operator.ts'
import { Icon } from '../../ui/icon.tsx'
import { signedIn } from '../door/signed-in.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/more-page'
import { OfficeTitle } from './office-title.tsx'
import { rooms } from './rooms.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return { role: signedIn(context, request).role }
}

/** All rooms, for a phone whose bar has no more place. */
export default function MorePage({ loaderData: { role } }: Route.ComponentProps) {
  const { layout, rooms: names } = useOfficeMessages()
  return (
    <div className="mx-auto max-w-2xl">
      <OfficeTitle title={layout.more} />
      <h1 className="text-3xl">{layout.more}</h1>
      <ul className="mt-5 divide-y divide-sand-deep overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">
        {rooms
          .filter((room) => mayActAs(role, room.for))
          .map((room) => (
            <li key={room.path}>
              <NavLink
                to={room.path}
                className="flex min-h-14 items-center gap-4 px-4 font-semibold hover:bg-sand/40 focus-visible:-outline-offset-4"
              >
                <Icon name={room.icon} className="size-5 text-door" />
                <span className="flex-1">{names[room.name]}</span>
                <Icon name="forward" className="size-5 text-ink-soft rtl:-scale-x-100" />
              </NavLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
