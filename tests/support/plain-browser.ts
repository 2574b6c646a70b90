import assert from 'node:assert/strict'
import type { OfficeRole } from '#domain/access/role.ts'
import type { AppOptions } from '#server/app.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createSessionToken } from './operators.ts'
import { type FormField, formsIn, submittedFields, type TypedValue, textOf } from './plain-forms.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

export const plainOrigin = 'https://shop.example'

/** A page as a browser without script has it. */
export interface PlainPage {
  readonly status: number
  /** Its path and query, after redirects. */
  readonly path: string
  readonly headers: Headers
  readonly html: string
  /** The text of its main part, without scripts. */
  readonly main: string
  /**
   * Sends the form of the first button with this text, or the first form where that is empty, as by Enter. Its fields
   * are as they are but for those that are typed, by name: it throws if there is none of that name. `mark` is markup in
   * that form, where several have such a button.
   */
  submit(button: string | RegExp, typed?: Readonly<Record<string, TypedValue>>, mark?: string): Promise<PlainPage>
  /** Opens the address of the first link with this text. */
  follow(link: string | RegExp): Promise<PlainPage>
}

/**
 * A browser without script, on a shop that listens on no port: it keeps cookies, follows redirects and fills in forms.
 */
export interface PlainBrowser {
  open(path: string): Promise<PlainPage>
  readonly cookies: Map<string, string>
}

export async function openPlainBrowser(
  { marketplace }: Pick<TestShop, 'marketplace'>,
  options: Partial<AppOptions> = {},
): Promise<PlainBrowser> {
  const app = testApp(marketplace, { publicUrl: plainOrigin, ...options })
  const cookies = new Map<string, string>()

  async function ask(path: string, request: RequestInit = {}): Promise<PlainPage> {
    const headers = {
      ...(request.headers as Record<string, string>),
      Accept: 'text/html',
      Origin: plainOrigin,
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    }
    const response = await app.request(plainOrigin + path, { ...request, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('Location')
    if (location !== null && response.status >= 300 && response.status < 400) {
      const { pathname, search } = new URL(location, plainOrigin + path)
      return ask(pathname + search, response.status === 307 ? request : {})
    }
    return pageOf(path, response, await response.text())
  }

  function pageOf(path: string, { status, headers }: Response, html: string): PlainPage {
    const [main = html] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    return {
      ...{ status, headers, path, html, main: textOf(main) },
      async submit(button, typed = {}, mark = '') {
        const forms = formsIn(html).filter(({ markup }) => markup.includes(mark))
        const form = forms.find(({ buttons }) => button === '' || buttons.some(({ text }) => matches(text, button)))
        assert.ok(form, `no form with the button ${button}: ${textOf(main).slice(0, 2000)}`)
        const pressed = form.buttons.find(({ text }) => matches(text, button))
        const fields = submittedFields(form.fields, typed)
        if (pressed?.name) fields.push([pressed.name, pressed.value])
        const { pathname, search } = new URL(pressed?.action || form.action || path, plainOrigin + path)
        if (form.method === 'get') return ask(`${pathname}?${new URLSearchParams(fields as [string, string][])}`)
        return ask(pathname + search, await postOf(fields, form.isMultipart))
      },
      follow(link) {
        const links = html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)
        const found = links.find(([, , text = '']) => matches(textOf(text), link))
        assert.ok(found, `no link ${link}: ${textOf(main).slice(0, 2000)}`)
        const { pathname, search } = new URL((found[1] ?? '').replaceAll('&amp;', '&'), plainOrigin + path)
        return ask(pathname + search)
      },
    }
  }

  return { open: (path) => ask(path), cookies }
}

/** A shop, and a browser without script in which an operator is signed in. */
export async function openPlainOffice(role: OfficeRole = 'owner') {
  const shop = await openTestShop()
  const browser = await openPlainBrowser(shop)
  browser.cookies.set('__Host-hirfa-office', await createSessionToken(shop.marketplace, role))
  return { shop, open: browser.open, browser, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** Whether the text of a button or link is the one that is looked for. */
function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text)
}

/** As browsers send a form, with its length. */
async function postOf(fields: readonly FormField[], isMultipart: boolean): Promise<RequestInit> {
  const form = new Response(bodyOf(fields, isMultipart))
  const body = await form.arrayBuffer()
  const headers = {
    'Content-Type': form.headers.get('Content-Type') ?? '',
    'Content-Length': String(body.byteLength),
  }
  return { method: 'POST', headers, body }
}

function bodyOf(fields: readonly FormField[], isMultipart: boolean): URLSearchParams | FormData {
  if (!isMultipart) return new URLSearchParams(fields as [string, string][])
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return body
}
