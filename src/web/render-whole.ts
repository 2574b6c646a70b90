import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

export interface Rendering {
  readonly context: EntryContext
  /** What scripts of ours are marked with. */
  readonly mark: string
  page(context: EntryContext): ReactNode
  /** Hears of what fails within a piece that has something else to show instead. */
  onError(error: unknown): void
}

/** How React marks a piece that is not there yet, or has failed. Nobody's words can contain it: theirs are escaped. */
const unfinished = '<!--$!-->'

/**
 * The text of a page with all of its pieces. All at once takes half as long as in a stream, but waits for nothing; a page
 * with a piece that has to be waited for, such as code that is loaded when it is first shown, is rendered once more.
 */
export async function renderWhole({ context, mark, page, onError }: Rendering): Promise<string> {
  const data = await textOf(context.serverHandoffStream)
  const html = renderToString(page(withData(context, data)))
  if (!html.includes(unfinished)) return `<!DOCTYPE html>${html}`
  const stream = await renderToReadableStream(page(withData(context, data)), { nonce: mark, onError })
  await stream.allReady
  return textOf(stream)
}

export async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream ?? []) text += decoder.decode(bytes, { stream: true })
  return text
}

/** The data for the browser has come, so that React Router need not wait for it while it renders. */
export function withData(context: EntryContext, text: string): EntryContext {
  const streamCache = { 0: arrived(text, false), 1: arrived('', true) }
  return { ...context, renderMeta: { streamCache }, serverHandoffStream: new ReadableStream() }
}

function arrived(value: string, done: boolean) {
  return Object.assign(Promise.resolve(), { result: { value, done } })
}
