import { randomBytes } from 'node:crypto'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { failureLine } from '#domain/failure-line.ts'
import { type PageContext, requestIdIn } from '#web/page-context.ts'
import { sealPage } from './content-security.ts'
import { TapRecorderCode } from './early-taps.tsx'
import { InlineMark } from './inline-script.tsx'
import { officePath } from './office-path.ts'
import { renderWhole } from './render-whole.ts'
import { RequestId } from './request-id.ts'
import { tapRecorder } from './tap-recorder.ts'
import { viewFirst } from './view-first.ts'

/** Renders a page whole: nothing on it is worth a second, later part, and a status must not change once sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  surroundings: PageContext,
): Promise<Response> {
  let finalStatus = status
  const mark = randomBytes(16).toString('base64url')
  const rendered = await renderWhole({
    context: routerContext,
    mark,
    page: (context) => (
      <InlineMark value={mark}>
        <TapRecorderCode value={tapRecorder}>
          <RequestId value={requestIdIn(surroundings)}>
            <ServerRouter context={context} url={request.url} nonce={mark} />
          </RequestId>
        </TapRecorderCode>
      </InlineMark>
    ),
    onError(error) {
      console.error(failureLine(error))
      finalStatus = 500
    },
  })
  // Who works in the back office means to do something rather than to look.
  const isOffice = officePath.test(new URL(request.url).pathname)
  const { html, policy } = sealPage(isOffice ? rendered : viewFirst(rendered, mark), mark, { hasWorker: !isOffice })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  return new Response(request.method === 'HEAD' ? null : html, { status: finalStatus, headers })
}

/** Visitors who leave before the answer, and pages that are not there, are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(failureLine(error))
}
