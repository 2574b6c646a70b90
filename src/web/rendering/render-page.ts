import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

export interface PageRendering {
  readonly page: ReactNode
  /** Attribute value of our inline scripts, removed again by `applyContentSecurityPolicy`. */
  readonly nonce: string
  /** Called with an error that a Suspense boundary within the page replaced by its fallback. */
  onError(error: unknown): void
}

/**
 * Returns the complete HTML of a page, once all its suspended components have rendered. Rejects when the page as a
 * whole fails.
 */
export async function renderPage({ page, nonce, onError }: PageRendering): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(page, {
    nonce,
    // Larger Suspense boundaries would be sent last and be moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      errors.push(error)
    },
  })
  await stream.allReady
  for (const error of errors) onError(error)
  return new Response(stream).text()
}
