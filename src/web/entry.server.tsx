import { randomBytes } from 'node:crypto'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
  type StaticHandlerContext,
} from 'react-router'
import { errorLogLine } from '#domain/error-log-line.ts'
import { isDone } from '#web/http/done.ts'
import { type PageContext, pictureOriginIn, requestIdIn } from '#web/page-context.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { deferScripts } from './rendering/defer-scripts.ts'
import { earlyClickScript } from './rendering/early-click-script.ts'
import { EarlyClickScript } from './rendering/early-clicks.tsx'
import { renderPage } from './rendering/render-page.ts'
import { RequestId } from './rendering/request-id.ts'
import { isFramedPage } from './rendering/static-page.ts'
import { applyContentSecurityPolicy } from './security/content-security-policy.ts'
import { InlineScriptNonce } from './security/inline-script.tsx'
import { lazyPartsLoaded } from './ui/lazy-part.tsx'

// For the tests, which check what the actions of every page say.
export { isDone }

/**
 * Renders the whole page before responding, without streaming, since the status cannot change once headers are sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  pageContext: PageContext,
): Promise<Response> {
  const { staticHandlerContext } = routerContext
  if (request.method === 'POST' && isUnavailable(staticHandlerContext)) {
    // The server answers it: it has what was sent.
    if (!isActionDone(staticHandlerContext)) return new Response(null, { status: 503, headers })
    // It must not be sent again. The page is loaded once more, by its address.
    const { pathname, search } = new URL(request.url)
    headers.set('Location', pathname + search)
    return new Response(null, { status: 303, headers })
  }
  await lazyPartsLoaded()
  let finalStatus = status
  const nonce = randomBytes(16).toString('base64url')
  const rendered = await renderPage({
    nonce,
    page: (
      <InlineScriptNonce value={nonce}>
        <EarlyClickScript value={earlyClickScript}>
          <RequestId value={requestIdIn(pageContext)}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </RequestId>
        </EarlyClickScript>
      </InlineScriptNonce>
    ),
    onError(error) {
      console.error(errorLogLine(error))
      finalStatus = 500
    },
  })
  // People in the back office come to act, so their scripts are not deferred.
  const isBackoffice = isBackofficePath(new URL(request.url).pathname)
  const page = isBackoffice ? rendered : deferScripts(rendered, nonce)
  const isFramed = staticHandlerContext.matches.some(({ route }) => isFramedPage(route.handle))
  const { html, policy } = applyContentSecurityPolicy(page, nonce, {
    pictureOrigin: pictureOriginIn(pageContext),
    isFramed,
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  return new Response(request.method === 'HEAD' ? null : html, { status: finalStatus, headers })
}

/** Whether a loader or the action has found the shop unavailable. */
function isUnavailable({ errors }: StaticHandlerContext): boolean {
  return Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 503)
}

/** Whether the action has made its change, so that only a loader failed. One that failed itself has no result. */
function isActionDone({ actionData }: StaticHandlerContext): boolean {
  return Object.values(actionData ?? {}).some(isDone)
}

/** Logs errors, except for requests that the visitor aborted and for responses such as 404. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(errorLogLine(error))
}
