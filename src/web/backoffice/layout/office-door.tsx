import { isRouteErrorResponse, type MiddlewareFunction, Outlet } from 'react-router'
import { findSession } from '#domain/operators/find-session.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { PopUpProvider } from '../../ui/pop-up.tsx'
import { isOwnRequest } from '../door/own-requests.ts'
import { tokenOf } from '../door/session-cookie.ts'
import { sessionContext } from '../office-context.ts'
import type { Route } from './+types/office-door'
import { OfficeError } from './office-error.tsx'

/**
 * Stands before everything under /admin, however the address was spelled: whom a page is for, it is for alone. The
 * referrer stays at home but is not left out, because browsers would then send forms with the origin `null`.
 */
const keepPrivate: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}

const refuseForeignRequests: MiddlewareFunction<Response> = ({ request, context }) => {
  if (!isOwnRequest(request, publicUrlIn(context))) return new Response(null, { status: 403 })
}

const recogniseSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  const token = tokenOf(request, publicUrlIn(context))
  context.set(sessionContext, token === '' ? undefined : await findSession(marketplaceIn(context), token))
}

export const middleware: Route.MiddlewareFunction[] = [keepPrivate, refuseForeignRequests, recogniseSession]

export default function OfficeDoor() {
  return (
    <PopUpProvider>
      <Outlet />
    </PopUpProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeError status={isRouteErrorResponse(error) ? error.status : 500} />
}
