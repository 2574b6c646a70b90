import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { docsPage } from '#api/docs/docs-page.ts'
import { style } from '#api/docs/style.ts'
import { describeApi } from '#api/openapi.ts'
import { cacheableResponse, jsonFromChunks } from '#api/responses.ts'

/** Allows the inline style sheet by its hash and nothing else. */
const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(String(style)).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function documentationHandlers(publicUrl: string) {
  const description = describeApi(publicUrl)
  const json = JSON.stringify(description)
  const page = String(docsPage(description))
  return {
    getOpenApi: (context: Context) => jsonFromChunks(context, [json]),

    getDocs: (context: Context) =>
      cacheableResponse(context, [page], {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': docsPolicy,
      }),
  }
}
