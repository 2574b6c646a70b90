import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Link, Outlet, useNavigate, useRouteLoaderData } from 'react-router'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { countActionRequired } from '#domain/dashboard/pending-work.ts'
import { layoutMessages, screenProblemsMessages } from '#page-messages/backoffice/layout.ts'
import { officeSearchMessages } from '#page-messages/backoffice/office-search.ts'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { useStoredPages } from '#web/backoffice/offline/use-stored-pages.ts'
import { accountPath, signInPath } from '#web/paths/backoffice-account-paths.ts'
import { dashboardPath, officeSearchPath } from '#web/paths/backoffice-paths.ts'
import { homePath } from '#web/paths/storefront-paths.ts'
import { isConnectionError } from '#web/ui/connectivity.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/backoffice-layout'
import { BackofficeError } from './backoffice-error.tsx'
import { BackofficeNavigation } from './backoffice-navigation.tsx'
import ConnectionLost from './connection-lost.tsx'
import { keepScreenOnFailure, useRememberScreen } from './keep-screen-on-failure.ts'
import { OperatorIdContext } from './operator-id.ts'
import { PendingCountsContext, usePendingCountsPolling } from './pending-counts.ts'
import { requirePage } from './require-page.ts'
import { useScreenProblem } from './screen-problem.ts'
import { shortcutOf } from './shortcut-of.ts'
import { useWorkSound } from './work-sound.ts'

/** It shows nothing before it has read the browser's storage. */
const UnsentNotes = lazyPart(() => import('#web/backoffice/offline/unsent-notes-notice.tsx'))

/** Runs before every loader and action of the layout. */
export const middleware: Route.MiddlewareFunction[] = [requirePage]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreenOnFailure]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id, name, role } = requireSession(context, request)
  return { id, name, role, waiting: await countPendingWork(officeIn(context)) }
}

/** The layout of all pages for signed-in operators. */
export default function BackofficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

type Known = Awaited<ReturnType<typeof loader>>

function Frame({ id, name, role, waiting: known, children }: Known & { children: ReactNode }) {
  const shopProfile = useShopProfile()
  const waiting = usePendingCountsPolling(known)
  useRememberScreen()
  useAppBadge(countActionRequired(waiting))
  useWorkSound(waiting)
  useSearchKey()
  useStoredPages()
  return (
    <OperatorIdContext value={id}>
      <PendingCountsContext value={waiting}>
        <a
          href="#content"
          className="fixed start-4 top-3 z-50 -translate-y-[200%] rounded-full bg-door px-5 py-2 font-semibold text-white focus:translate-y-0 print:hidden"
        >
          {layoutMessages.skipToContent}
        </a>
        <header className="sticky top-0 z-30 border-sand-deep border-b bg-limestone print:hidden">
          <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-2 px-4">
            <Link
              to={dashboardPath()}
              className="flex min-h-11 max-w-40 shrink-0 items-center font-display font-semibold text-door text-xl sm:max-w-none"
            >
              <span className="truncate">{shopProfile.name}</span>
            </Link>
            <Link
              reloadDocument
              to={homePath()}
              target="_blank"
              rel="noreferrer"
              className="ms-auto grid min-h-11 place-items-center px-2 text-door text-sm hover:underline"
            >
              {layoutMessages.toShop}
            </Link>
            <Link
              to={officeSearchPath()}
              title={officeSearchMessages.title}
              aria-keyshortcuts="/"
              className="grid size-11 place-items-center text-door"
            >
              <Icon name="search" />
              <span className="sr-only">{officeSearchMessages.title}</span>
            </Link>
            <Link to={accountPath()} className="flex min-h-11 min-w-11 items-center gap-2 px-2 text-sm hover:underline">
              <Icon name="person" />
              <span className="max-w-32 truncate">{name}</span>
            </Link>
          </div>
          <ScreenProblemNotice />
          <UnsentNotes />
        </header>
        <div className="mx-auto flex max-w-7xl">
          <BackofficeNavigation role={role} waiting={countActionRequired(waiting)} />
          <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-5 pb-28 outline-none lg:pb-10 print:p-0">
            {children}
          </main>
        </div>
      </PendingCountsContext>
    </OperatorIdContext>
  )
}

/** Opens the search of the back office when somebody presses `/` and is not typing. */
function useSearchKey(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== '/') return
      event.preventDefault()
      void navigate(officeSearchPath())
    }
    document.addEventListener('keydown', openSearch)
    return () => document.removeEventListener('keydown', openSearch)
  }, [navigate])
}

/** The Badging API, which TypeScript's DOM library promises of every browser. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/** Shows a count on the icon of the installed office, in browsers that can. */
function useAppBadge(count: number): void {
  useEffect(() => {
    const badging: Badging = navigator
    // Rejected where the office is not installed.
    badging.setAppBadge?.(count).catch(() => {})
  }, [count])
}

/** Keeps the navigation when a page fails, unless the layout failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const known = useRouteLoaderData<typeof loader>('backoffice/layout/backoffice-layout')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isLost = error instanceof TypeError && isConnectionError(error)
  const page = isLost ? <ConnectionLost /> : <BackofficeError status={status} />
  return known ? <Frame {...known}>{page}</Frame> : page
}

/** Shows the current screen problem below the header. */
function ScreenProblemNotice() {
  const problem = useScreenProblem()
  if (!problem) return null
  return (
    <div className="mx-auto max-w-3xl px-4 pb-2">
      <Notice tone={problem === 'stale' ? 'info' : 'error'}>
        {screenProblemsMessages[problem]}{' '}
        {problem === 'signed-out' && (
          <Link
            reloadDocument
            to={signInPath()}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {screenProblemsMessages.signIn}
          </Link>
        )}
      </Notice>
    </div>
  )
}
