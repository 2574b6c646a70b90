import { openBackofficeBrowser } from './backoffice-browser.ts'
import { openTestShop } from './test-shop.ts'

/** A browser without script, in which an operator is signed in. */
export async function openBackofficeForms() {
  const shop = await openTestShop()
  const browse = await openBackofficeBrowser(shop)
  const ask = (path: string, fields: Readonly<Record<string, string>> | URLSearchParams) =>
    browse(path, { method: 'POST', body: new URLSearchParams(fields) })
  const send = async (path: string, fields: Readonly<Record<string, string>> | URLSearchParams) =>
    (await ask(path, fields)).text()
  const read = async (path: string) => (await browse(path)).text()
  return { shop, ask, send, read, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** Whether a field of that name has the value. */
export function hasFieldValue(html: string, name: string, value: string): boolean {
  const inputs = html.match(/<input[^>]*>/g) ?? []
  return inputs.some((input) => input.includes(`name="${name}"`) && input.includes(`value="${value}"`))
}

/** Returns the value of the hidden field with the version that the next save is based on. */
export function editBaseIn(html: string) {
  const [, json = ''] = /name="base" value="([^"]*)"/.exec(html) ?? []
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
}
