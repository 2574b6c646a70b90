import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Outlet, useRouteLoaderData } from 'react-router'
import { listWaiting } from '#domain/today/list-waiting.ts'
import { callsOf } from '#domain/today/waiting.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHouse } from '../../use-house.ts'
import { signedIn } from '../door/signed-in.ts'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/backoffice-layout'
import { keepScreen, useKeptScreen } from './keep-screen.ts'
import { OfficeError } from './office-error.tsx'
import { OfficeNavigation } from './office-navigation.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useWaitingFrom, WaitingNow } from './waiting.ts'

/** Runs before every loader and action of a room: nobody gets further who is not at work. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    signedIn(context, request)
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name, role } = signedIn(context, request)
  return { name, role, waiting: await listWaiting(officeIn(context)) }
}

/** What stands around every screen of people at work. */
export default function BackofficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

type Known = Awaited<ReturnType<typeof loader>>

function Frame({ name, role, waiting: known, children }: Known & { children: ReactNode }) {
  const house = useHouse()
  const { layout } = useOfficeMessages()
  const waiting = useWaitingFrom(known)
  useKeptScreen()
  return (
    <WaitingNow value={waiting}>
      <a
        href="#content"
        className="fixed start-4 top-3 z-50 -translate-y-[200%] rounded-full bg-door px-5 py-2 font-semibold text-white focus:translate-y-0 print:hidden"
      >
        {layout.skipToContent}
      </a>
      <header className="sticky top-0 z-30 border-sand-deep border-b bg-limestone/95 print:hidden">
        <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-2 px-4">
          <Link to="/admin" className="font-display font-semibold text-door text-xl">
            {house.name}
          </Link>
          <a
            href="/"
            target="_blank"
            rel="noreferrer"
            className="ms-auto grid min-h-11 place-items-center px-2 text-door text-sm hover:underline"
          >
            {layout.toShop}
          </a>
          <Link to="/admin/account" className="flex min-h-11 items-center gap-2 px-2 text-sm hover:underline">
            <Icon name="person" />
            <span className="max-w-32 truncate">{name}</span>
          </Link>
        </div>
        <TroubleNotice />
      </header>
      <div className="mx-auto flex max-w-7xl">
        <OfficeNavigation role={role} waiting={callsOf(waiting)} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-5 pb-28 outline-none lg:pb-10 print:p-0">
          {children}
        </main>
      </div>
    </WaitingNow>
  )
}

/** A screen that fails leaves the navigation where it is, unless that is what failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const known = useRouteLoaderData<typeof loader>('backoffice/layout/backoffice-layout')
  const page = <OfficeError status={isRouteErrorResponse(error) ? error.status : 500} />
  return known ? <Frame {...known}>{page}</Frame> : page
}
