import { isRouteErrorResponse, type MiddlewareFunction, Outlet } from 'react-router'
import { isSameOriginRequest } from '#web/backoffice/auth/csrf-protection.ts'
import { sessionContext } from '#web/backoffice/backoffice-context.ts'
import { findSessionIn, publicUrlIn } from '#web/page-context.ts'
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

const rejectCrossOriginRequests: MiddlewareFunction<Response> = ({ request, context }) => {
  if (!isSameOriginRequest(request, publicUrlIn(context))) return new Response(null, { status: 403 })
}

const loadSession: MiddlewareFunction<Response> = async ({ context }) => {
  context.set(sessionContext, await findSessionIn(context))
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
