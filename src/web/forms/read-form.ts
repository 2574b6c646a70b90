import { data } from 'react-router'
import { readBodyUpTo } from '#web/http/read-body-up-to.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { hasTooManyFields } from './has-too-many-fields.ts'

/** Size limit of a public form in bytes: several times the longest message. */
export const maxVisitorFormBytes = 256 * 1024

/** Size limit of a form of the back office in bytes. Its users paste whole spreadsheets. */
const maxBackofficeFormBytes = 1024 * 1024

/**
 * Returns the form of a request, empty when its body is not a form. Throws a 413 response when it is too large, and a
 * 400 response when a visitor's form is not valid UTF-8, as the API does.
 */
export async function readForm(request: Request, maxBytes = maxBytesAt(request)): Promise<FormData> {
  const form = await readFormUpTo(maxBytes, request)
  if (!form) throw data(null, { status: 413 })
  return form
}

/** Like `readForm`, but returns undefined when the form is too large, for a page that says so beside its form. */
export async function readFormUpTo(maxBytes: number, request: Request): Promise<FormData | undefined> {
  const { chunks, isWhole } = await readBodyUpTo(maxBytes, request.body)
  if (!isWhole) return undefined
  const type = request.headers.get('Content-Type') ?? ''
  const body = await new Blob(chunks).bytes()
  if (hasTooManyFields(body, type)) return undefined
  if (!isOfBackoffice(request) && !hasValidUtf8(body, type)) throw data(null, { status: 400 })
  const form = new Response(body, { headers: { 'Content-Type': type } }).formData()
  return form.catch(() => new FormData())
}

/** Whether the body of a form is valid UTF-8. The form parser would silently replace invalid bytes by U+FFFD. */
function hasValidUtf8(body: Uint8Array<ArrayBuffer>, type: string): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(/urlencoded/i.test(type) ? percentDecoded(body) : body)
    return true
  } catch {
    return false
  }
}

function percentDecoded(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const decoded = new Uint8Array(body.length)
  let length = 0
  for (let at = 0; at < body.length; at++) {
    const hex = body[at] === percent ? String.fromCharCode(body[at + 1] ?? 0, body[at + 2] ?? 0) : ''
    const isEscape = /^[\da-f]{2}$/i.test(hex)
    decoded[length++] = isEscape ? Number.parseInt(hex, 16) : (body[at] ?? 0)
    if (isEscape) at += 2
  }
  return decoded.subarray(0, length)
}

const percent = '%'.charCodeAt(0)

function maxBytesAt(request: Request): number {
  return isOfBackoffice(request) ? maxBackofficeFormBytes : maxVisitorFormBytes
}

function isOfBackoffice({ url }: Request): boolean {
  return isBackofficePath(new URL(url).pathname)
}

/** Returns the text of a field, empty when the field is missing or a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
