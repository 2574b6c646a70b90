import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Locale, languages } from '#domain/locale.ts'
import { overloadMessages } from '#messages/server-messages.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import { sentFormIn } from './sent-form.ts'

const style = `body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#1e2a38;background:#fff}
main{max-width:34rem;margin:0 auto;padding:20vh 1.25rem 4rem;text-align:center}
h1{margin:0;font-size:1.75rem;line-height:1.3}
a,button{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border:0;border-radius:9999px;font:inherit;color:#fff;background:#1f4e86}
label{display:block;margin-top:1rem}
input{font:inherit;max-width:100%}`

const styleHash = createHash('sha256').update(style).digest('base64')

const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/**
 * Responds to a request for a page that is too much work now, in its language. The page is written from texts in
 * memory, since an error page of the shop costs as much as any page. A form that was sent stands in it. `retryAfter` is
 * in seconds; null: the usual time.
 */
export async function overloadResponse(
  context: Context,
  mainLocale: Locale,
  retryAfter: string | null,
): Promise<Response> {
  const { path } = context.req
  const { locale = mainLocale } = splitLocale(path)
  const { storefront, backoffice } = overloadMessages[locale]
  const { title, text, again } = isBackofficePath(path) ? backoffice : storefront
  const next = (await sentFormIn(context, locale)) ?? `<a href="">${again}</a>`
  return context.html(pageIn(locale, { title, text, next }), 503, {
    ...(retryAfter !== null && { 'Retry-After': retryAfter }),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
  })
}

function pageIn(locale: Locale, { title, text, next }: Readonly<Record<'title' | 'text' | 'next', string>>): string {
  return `<!doctype html>
<html lang="${locale}" dir="${languages[locale].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${next}</main></body></html>
`
}
