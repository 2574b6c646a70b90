import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Role } from '#domain/access/role.ts'
import type { Locale } from '#domain/locale.ts'
import type { SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import type { ForeignTexts } from '../../support/foreign-texts.ts'
import type { Screens } from '../../support/screen-paths.ts'
import type { StockByColor } from '../../support/variants.ts'
import { recordPopUps } from './pop-ups.ts'
import type { SampleShop } from './sample-shop.ts'
import { signInto } from './session.ts'
import type { SiteRequest } from './site-process.ts'

/** The worker's shop, with changes that its operators could make. */
export interface Site {
  readonly origin: string
  setStock(sizeId: number, stock: number): Promise<void>
  /** Counts the pieces of a product by color from now on. */
  countByColor(productId: number, stock: StockByColor): Promise<void>
  /** `price` is dinars. It ends a promotion. */
  setPrice(productId: number, price: number): Promise<void>
  retire(productId: number): Promise<void>
  /** Sets the hourly limit of every action of anonymous visitors. */
  allow(count: number): Promise<void>
  /** Confirms the order as after a phone call. */
  confirmOrder(number: string): Promise<void>
  /** Confirms and packs the order. */
  packOrder(number: string): Promise<void>
  /** Confirms, packs, ships and delivers the order, as the program: its customer sees that at once. */
  deliverOrder(number: string): Promise<void>
  /** Cancels the orders that wait for a call. */
  emptyCallQueue(): Promise<void>
  /** Returns the session token of a new operator of the role. */
  signIn(role: Role): Promise<string>
  /** Returns the token of the private link of a new seller. */
  sellerLink(): Promise<string>
  /** Fills what the samples leave empty. Returns the paths of all pages. */
  screens(): Promise<Screens>
  /** What no page of each language shows, by where it comes from. */
  foreignTexts(): Promise<ForeignTexts>
  /** The origin of the same shop where no request finds the database. */
  originWithoutDatabase(): Promise<string>
  /** The token of the setup link, while the shop has no owner. */
  setupToken(): Promise<string | undefined>
  /** As if ten minutes had passed since all operators proved who they are. */
  forgetIdentityChecks(): Promise<void>
  /** Does what the jobs of imports do. */
  workOnImports(): Promise<void>
  /** Sets the shop's main language. */
  setMainLocale(locale: Locale): Promise<void>
  /** Sets the default sale terms but for those that are given. */
  setSaleTerms(terms: Partial<SaleTerms>): Promise<void>
  /** Has orders paid by card at a gateway on loopback. */
  acceptCards(): Promise<void>
  /** The payment that was started last is paid there, and found. */
  payByCard(): Promise<void>
  count(table: Extract<SiteRequest, { ask: 'count' }>['table']): Promise<number>
  /** The plain text of the newest email to an address. */
  emailTo(email: string): Promise<string>
}

/** For starting and stopping a shop, in milliseconds. It is apart from the timeout of a test. */
const shopTimeout = 120_000

/** Tests with one shop for each worker, whose pages must not log errors. */
export const test = base.extend<
  { pageErrors: string[]; backoffice: Page; newShop: Site },
  { site: Site; sharesShopWith: string }
>({
  /** Tests that differ in it run in different workers, and so in different shops. */
  sharesShopWith: ['all tests', { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, close } = await openSite()
      await use(site)
      await close()
    },
    { scope: 'worker', timeout: shopTimeout },
  ],
  newShop: [
    async ({ context }, use) => {
      const { site, close } = await openSite()
      await use(site)
      // A page that still loads a script would log an error once its shop is gone.
      await Promise.all(context.pages().map((page) => page.close()))
      await close()
    },
    { timeout: shopTimeout },
  ],
  /** A page with the session of an owner of the worker's shop. */
  backoffice: async ({ page, site }, use) => {
    await signInto(page.context(), site, 'owner')
    await use(page)
  },
  baseURL: async ({ site }, use) => use(site.origin),
  /** The errors of all pages so far. A test that provokes errors removes them. */
  pageErrors: [
    async ({ context }, use) => {
      await recordPopUps(context)
      const pageErrors = await recordPageErrors(context)
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Starts a shop in a child process, on a copy of the sample shop. */
async function openSite(): Promise<{ site: Site; close(): Promise<void> }> {
  const shop: SampleShop = JSON.parse(process.env.HIRFA_SAMPLE_SHOP ?? '')
  const child = fork(new URL('./site-process.ts', import.meta.url), [shop.database, shop.pictureDirectory], {
    execArgv: [],
    env: { ...process.env, ...shop.settings },
  })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  const ask = requestThrough(child)
  const site: Site = {
    origin,
    setStock: async (sizeId, stock) => void (await ask({ ask: 'set-stock', sizeId, stock })),
    countByColor: async (productId, stock) => void (await ask({ ask: 'count-by-color', productId, stock })),
    setPrice: async (productId, price) => void (await ask({ ask: 'price', productId, price })),
    retire: async (productId) => void (await ask({ ask: 'retire', productId })),
    allow: async (count) => void (await ask({ ask: 'allow', count })),
    confirmOrder: async (number) => void (await ask({ ask: 'advance-order', number, to: ['confirmed'] })),
    packOrder: async (number) => void (await ask({ ask: 'advance-order', number, to: ['confirmed', 'packed'] })),
    deliverOrder: async (number) =>
      void (await ask({ ask: 'advance-order', number, to: ['confirmed', 'packed', 'shipped', 'delivered'] })),
    emptyCallQueue: async () => void (await ask({ ask: 'empty-call-queue' })),
    signIn: async (role) => String(await ask({ ask: 'sign-in', role })),
    sellerLink: async () => String(await ask({ ask: 'seller-link' })),
    screens: async () => (await ask({ ask: 'screens' })) as Screens,
    foreignTexts: async () => (await ask({ ask: 'foreign-texts' })) as ForeignTexts,
    originWithoutDatabase: async () => String(await ask({ ask: 'origin-without-database' })),
    setupToken: async () => (await ask({ ask: 'setup-token' })) as string | undefined,
    emailTo: async (email) => String(await ask({ ask: 'email-to', email })),
    forgetIdentityChecks: async () => void (await ask({ ask: 'forget-identity-checks' })),
    workOnImports: async () => void (await ask({ ask: 'work-on-imports' })),
    setMainLocale: async (locale) => void (await ask({ ask: 'main-locale', locale })),
    setSaleTerms: async (terms) => void (await ask({ ask: 'sale-terms', terms })),
    acceptCards: async () => void (await ask({ ask: 'accept-cards' })),
    payByCard: async () => void (await ask({ ask: 'pay-by-card' })),
    count: async (table) => Number(await ask({ ask: 'count', table })),
  }
  return {
    site,
    async close() {
      if (!child.connected) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

function requestThrough(child: ChildProcess): (request: SiteRequest) => Promise<unknown> {
  let count = 0
  return (request) => {
    const id = ++count
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`The shop ended with exit code ${code}`))
      child.once('exit', onExit)
      const onMessage = (message: { id: number; answer?: unknown; error?: string }) => {
        if (message.id !== id) return
        child.off('message', onMessage)
        child.off('exit', onExit)
        if (message.error === undefined) resolve(message.answer)
        else reject(new Error(message.error))
      }
      child.on('message', onMessage)
      child.send({ id, request })
    })
  }
}

const expectedErrors = [
  'Failed to load resource',
  'Blocked script execution in',
  // The service worker while offline.
  'An unknown error occurred when fetching the script',
]

/**
 * Records script errors, including hydration errors, and security policy violations on every page of a test. Responses
 * of 4xx and lost connections are expected in some tests; in a page without JavaScript the test's own script is
 * blocked.
 */
async function recordPageErrors(context: BrowserContext): Promise<string[]> {
  const pageErrors: string[] = []
  context.on('weberror', (error) => pageErrors.push(error.error().message))
  context.on('console', (message) => {
    const isExpected = expectedErrors.some((words) => message.text().startsWith(words))
    if (message.type() === 'error' && !isExpected) pageErrors.push(message.text())
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Refused by the security policy: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return pageErrors
}
