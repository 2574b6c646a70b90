import type { Context, MiddlewareHandler } from 'hono'
import type { Locale } from '#domain/locale.ts'
import { keptFormMessages } from '#messages/server-messages.ts'
import { maxVisitorFormBytes, readFormUpTo } from '#web/forms/read-form.ts'
import { escapeHtml } from '#web/text/escape-html.ts'
import { isOfOwnPage } from './cross-site-forms.ts'

/**
 * Keeps a copy of the form that a page sends without script, so that the page which says that the shop is busy has it.
 * Not the form of another site, which the visitor would send again as their own, and none that holds large files.
 */
export function keepSentForm(publicUrl: string): MiddlewareHandler {
  const publicHost = new URL(publicUrl).host
  return async (context, next) => {
    const { raw: request } = context.req
    if (!isPageForm(request) || !isOfOwnPage(request, publicHost)) return next()
    const copy = request.clone()
    context.set('sentForm', copy)
    await next()
    // Not awaited: what nobody has read of the request would never end.
    if (!copy.bodyUsed) copy.body?.cancel().catch(() => undefined)
  }
}

/** Browsers declare the length of a form. */
function isPageForm({ method, headers, url }: Request): boolean {
  const length = Number(headers.get('Content-Length') ?? Number.NaN)
  return (
    method === 'POST' &&
    length <= maxVisitorFormBytes &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers.get('Content-Type') ?? '') &&
    (headers.get('Accept')?.includes('text/html') ?? false) &&
    !new URL(url).pathname.endsWith('.data')
  )
}

/**
 * Returns the form that was sent, as HTML with a button that sends it again to the same address; undefined without one.
 * Passwords and files are asked for again.
 */
export async function sentFormIn(context: Context, locale: Locale): Promise<string | undefined> {
  const copy: Request | undefined = context.get('sentForm')
  const form = copy && (await readFormUpTo(maxVisitorFormBytes, copy).catch(() => undefined))
  if (!form) return undefined
  const fields = Array.from(form, ([name, value]) => fieldOf(name, value, locale))
  const type = copy.headers.get('Content-Type')?.startsWith('multipart/') ? ' enctype="multipart/form-data"' : ''
  const { text, again } = keptFormMessages[locale]
  return `<form method="post"${type}><p>${text}</p>${fields.join('')}<button>${again}</button></form>`
}

function fieldOf(name: string, value: FormDataEntryValue, locale: Locale): string {
  const { file, secrets } = keptFormMessages[locale]
  const attribute = `name="${escapeHtml(name)}"`
  if (typeof value !== 'string') return `<label>${file} <input type="file" ${attribute}></label>`
  const secret = Object.hasOwn(secrets, name) && value !== '' ? secrets[name] : undefined
  return secret === undefined
    ? `<input type="hidden" ${attribute} value="${escapeHtml(value)}">`
    : `<label>${secret} <input type="password" ${attribute} required></label>`
}
