import { data, isRouteErrorResponse, type MiddlewareFunction, Outlet } from 'react-router'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { sellerCookie, sellerTokenOf } from '#web/http/studio-cookie.ts'
import { findSellerSessionIn, marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { sellerSessionContext } from '#web/studio/studio-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/studio-root'
import { StudioFrame } from './studio-frame.tsx'

/** Every page works without script, and loads none: it is there at once, on a slow line too. */
export const handle = staticPage

/**
 * Response headers of all routes under /studio. Those whose address has a token have a stricter Referrer-Policy, which
 * the server sets.
 */
const setPrivateHeaders: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}

/** The server shows the page of the shop for unknown addresses then; this is for what it has let through. */
const requireOpenStudio: MiddlewareFunction<Response> = async ({ context }) => {
  if (!(await isStudioOpen(marketplaceIn(context)))) throw data(null, { status: 404 })
}

/** A session that this request prolongs gets a cookie that lasts as long. */
const loadSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await findSellerSessionIn(context)
  context.set(sellerSessionContext, session)
  const response = await next()
  const publicUrl = publicUrlIn(context)
  if (session?.isProlonged && !response.headers.has('Set-Cookie'))
    response.headers.set('Set-Cookie', sellerCookie(sellerTokenOf(request, publicUrl), publicUrl))
  return response
}

export const middleware: Route.MiddlewareFunction[] = [setPrivateHeaders, requireOpenStudio, loadSession]

export default function StudioRoot() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError status={isRouteErrorResponse(error) ? error.status : 500} />
}

const messagesByStatus = { 403: 'notAllowed', 404: 'notFound', 413: 'tooLong', 503: 'away' } as const

/** The error page: not found, not allowed, unavailable or failed. */
function StudioError({ status }: { status: number }) {
  const { errors } = studioMessages
  const { title, text } = errors[messagesByStatus[status as keyof typeof messagesByStatus] ?? 'failed']
  return (
    <StudioFrame title={title}>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <a href={piecesPath()} className={buttonClass('secondary', 'text-lg')}>
        {errors.toPieces}
      </a>
    </StudioFrame>
  )
}
