import { Hono } from 'hono'
import type { Visitor } from './visitor.ts'

const scriptPath = '/record-script-errors.js'

/** The same app, with a first script on each page that records script errors: WebDriver tells none. */
export function withErrorRecorder(app: Pick<Hono, 'fetch'>): Pick<Hono, 'fetch'> {
  const recording = new Hono()
  recording.get(scriptPath, (context) => {
    context.header('Content-Type', 'text/javascript')
    return context.body(`(${recordScriptErrors})()`)
  })
  recording.all('*', async ({ req, env }) => {
    // The page must be readable.
    req.raw.headers.delete('Accept-Encoding')
    const response = await app.fetch(req.raw, env)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
    const page = (await response.text()).replace('<head>', `<head><script src="${scriptPath}"></script>`)
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    return new Response(page, { status: response.status, headers })
  })
  return recording
}

/** Runs in the page. What it records stays in the tab when another page is opened. */
function recordScriptErrors() {
  let isLeft = false
  const record = (error: unknown) => {
    if (isLeft) return
    const recorded = JSON.parse(sessionStorage.getItem('script-errors') ?? '[]')
    sessionStorage.setItem('script-errors', JSON.stringify([...recorded, `${location.pathname}: ${error}`]))
  }
  // Firefox counts requests that are aborted because their page is left.
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  addEventListener('error', ({ message }) => record(message))
  addEventListener('unhandledrejection', ({ reason }) => {
    // React Router skips a view transition when the next link is followed, which WebKit counts as unhandled.
    if (!String(reason).startsWith('AbortError: Skipping view transition')) record(reason)
  })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`Refused by the security policy: ${violatedDirective} ${blockedURI}`),
  )
  console.error = (...values) => record(values.join(' '))
}

/** Returns the script errors of all pages so far, and forgets them. */
export function takeScriptErrors(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(() => {
    const recorded: string[] = JSON.parse(sessionStorage.getItem('script-errors') ?? '[]')
    sessionStorage.removeItem('script-errors')
    return recorded
  })
}
