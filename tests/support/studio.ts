import { publicUrl } from './api-client.ts'
import { openStudio } from './sellers.ts'
import { type TestApp, testApp } from './test-app.ts'
import { openTestShop } from './test-shop.ts'

export interface Asked {
  readonly session?: string | undefined
  /** Of a form that is sent. */
  readonly form?: Readonly<Record<string, string>> | string[][] | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** What a browser sends with a form of an own page. */
export const ofOwnPage = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' }

/** Asks for a page of the studio, or sends a form to it. */
export function ask(app: TestApp, path: string, { session, form, headers = ofOwnPage }: Asked = {}) {
  const cookie = session !== undefined && { Cookie: `__Host-hirfa-studio=${session}` }
  const request = { headers: { ...headers, ...cookie } }
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  return app.request(publicUrl + path, { ...request, ...sent })
}

/** The token of the cookie that a response sets; undefined without one. */
export function sessionIn(response: Response): string | undefined {
  return /__Host-hirfa-studio=([\w-]+);/.exec(response.headers.get('Set-Cookie') ?? '')?.[1]
}

/** A shop with a studio and a store. */
export async function openShopWithStudio() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const app = testApp(shop.marketplace)
  return { shop, app, storeId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}
