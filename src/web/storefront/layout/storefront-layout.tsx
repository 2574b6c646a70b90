import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useNavigation } from 'react-router'
import { commonMessages } from '#messages/common.ts'
import { useMessages } from '../../text/messages.ts'
import { later, useLater } from '../../ui/later.ts'
import { isLineLost } from '../../ui/line.ts'
import { useMovedByBrowser } from '../../ui/page-change.ts'
import { PopUpProvider } from '../../ui/pop-up.tsx'
import { addedBar } from '../cart/use-add-to-cart.ts'
import { LostLinePage } from '../errors/lost-line-page.tsx'
import type { Route } from './+types/storefront-layout'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'

/** Most visitors never see it. The page of a lost line must be there before. */
const ErrorPage = lazy(() => import('../errors/error-page.tsx'))

const offlineWatch = later(() => import('../offline/offline-watch.tsx').then(({ OfflineWatch }) => OfflineWatch))

/** What stands around every page a visitor sees. */
export default function StorefrontLayout() {
  useMovedByBrowser()
  const OfflineWatch = useLater(offlineWatch, { isEssential: true })
  return (
    <StorefrontFrame>
      <Outlet />
      {OfflineWatch && <OfflineWatch />}
    </StorefrontFrame>
  )
}

function StorefrontFrame({ children }: { children: ReactNode }) {
  const common = useMessages(commonMessages)
  return (
    <PopUpProvider>
      <a
        href="#content"
        className="fixed start-4 top-3 z-50 -translate-y-[200%] rounded-full bg-door px-5 py-2 font-semibold text-white focus:translate-y-0"
      >
        {common.skipToContent}
      </a>
      <Navbar />
      <Content>{children}</Content>
      <Footer />
      <Added />
    </PopUpProvider>
  )
}

/** What shows that something was put into the cart. It comes when the page is at rest, or when it is wanted. */
function Added() {
  const code = useLater(addedBar)
  return code && <code.AddedBar />
}

/** What the page is about. A line over it shows that another page is on its way, when that takes more than a moment. */
function Content({ children }: { children: ReactNode }) {
  const content = useArrival()
  const isWaiting = useNavigation().state !== 'idle'
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      aria-busy={isWaiting || undefined}
      onBlur={(event) => event.currentTarget.removeAttribute('aria-label')}
      className="min-h-[70dvh] pt-18 outline-none"
    >
      {children}
    </main>
  )
}

/** Who has followed a link stands at the beginning of its page, and a screen reader says which it is. */
function useArrival() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.setAttribute('aria-label', document.title)
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

/** Every error of a visitor's page ends here, inside the shop, with a way on. */
export function StorefrontError({ error }: { error: unknown }) {
  return (
    <StorefrontFrame>
      {isRouteErrorResponse(error) ? (
        <Failed status={error.status} thing={error.data} />
      ) : isLineLost(error) ? (
        <LostLinePage />
      ) : (
        <Failed status={500} />
      )}
    </StorefrontFrame>
  )
}

function Failed(props: ComponentProps<typeof ErrorPage>) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StorefrontError error={error} />
}
