import { isRouteErrorResponse, type MiddlewareFunction, Outlet } from 'react-router'
import { sessionContext } from '#web/backoffice/backoffice-context.ts'
import { storedPageHeader, storedPageRules } from '#web/backoffice/offline/stored-page-header.ts'
import { rejectCrossOriginRequests } from '#web/http/reject-cross-origin-requests.ts'
import { findSessionIn, marketplaceIn } from '#web/page-context.ts'
import { PopUpProvider } from '#web/ui/pop-up.tsx'
import type { Route } from './+types/backoffice-root'
import { BackofficeError } from './backoffice-error.tsx'

/**
 * Response headers of all routes under /admin. `Referrer-Policy: same-origin` instead of `no-referrer`, because
 * browsers would then send forms with the origin `null`.
 */
const setPrivateHeaders: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}

/** The service worker deletes the pages it has stored when this says that the session is another or over. */
const loadSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await findSessionIn(context)
  context.set(sessionContext, session)
  const response = await next()
  const { clock } = marketplaceIn(context)
  response.headers.set(storedPageHeader, storedPageRules(session, request, clock.now()))
  return response
}

export const middleware: Route.MiddlewareFunction[] = [setPrivateHeaders, rejectCrossOriginRequests, loadSession]

export default function BackofficeRoot() {
  return (
    <PopUpProvider>
      <Outlet />
    </PopUpProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BackofficeError status={isRouteErrorResponse(error) ? error.status : 500} />
}
