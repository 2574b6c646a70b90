import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { commonMessages } from '#messages/common.ts'
import { useMessages } from '../../text/messages.ts'
import { useMovedByBrowser } from '../../ui/page-change.ts'
import { PopUpProvider } from '../../ui/pop-up.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import type { Route } from './+types/storefront-layout'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'

/** What stands around every page a visitor sees. */
export default function StorefrontLayout() {
  useMovedByBrowser()
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  )
}

function StorefrontFrame({ children }: { children: ReactNode }) {
  const common = useMessages(commonMessages)
  return (
    <PopUpProvider>
      <a
        href="#content"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-full bg-door px-5 py-2 font-semibold text-white focus:translate-y-0"
      >
        {common.skipToContent}
      </a>
      <Navbar />
      <main id="content" tabIndex={-1} className="min-h-[70dvh] pt-18 outline-none">
        {children}
      </main>
      <Footer />
    </PopUpProvider>
  )
}

/** Every error of a visitor's page ends here, inside the shop, with a way on. */
export function StorefrontError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <StorefrontFrame>
      <ErrorPage status={status} thing={isRouteErrorResponse(error) ? error.data : undefined} />
    </StorefrontFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StorefrontError error={error} />
}
