import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

export interface PageRendering {
  readonly context: EntryContext
  /** Attribute value of our inline scripts, removed again by `applyContentSecurityPolicy`. */
  readonly nonce: string
  page(context: EntryContext): ReactNode
  /** Called with an error that a Suspense boundary within the page replaced by its fallback. */
  onError(error: unknown): void
}

/**
 * How React marks a suspended or failed boundary in the HTML. Text from users cannot contain it, since it is escaped.
 */
const suspendedMarker = '<!--$!-->'

/**
 * Returns the complete HTML of a page. Synchronous rendering takes half as long as a stream but cannot wait, so a page
 * with a suspended component, such as a lazy one that is used for the first time, is rendered again as a stream.
 */
export async function renderPage({ context, nonce, page, onError }: PageRendering): Promise<string> {
  const data = await readText(context.serverHandoffStream)
  const html = renderToString(page(withHandoffData(context, data)))
  if (!html.includes(suspendedMarker)) return `<!DOCTYPE html>${html}`
  const stream = await renderToReadableStream(page(withHandoffData(context, data)), { nonce: nonce, onError })
  await stream.allReady
  return readText(stream)
}

export async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream ?? []) text += decoder.decode(bytes, { stream: true })
  return text
}

/** Gives React Router the already read handoff data, so that it does not suspend while it renders. */
export function withHandoffData(context: EntryContext, text: string): EntryContext {
  const streamCache = { 0: resolvedChunk(text, false), 1: resolvedChunk('', true) }
  return { ...context, renderMeta: { streamCache }, serverHandoffStream: new ReadableStream() }
}

function resolvedChunk(value: string, done: boolean) {
  return Object.assign(Promise.resolve(), { result: { value, done } })
}
