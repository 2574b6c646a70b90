import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { notePopUps } from './pop-ups.ts'
import type { SampleShop } from './sample-shop.ts'
import type { SiteRequest } from './site.ts'

/** The worker's shop, as the people who run it could change it. */
export interface Site {
  readonly origin: string
  setStock(sizeId: number, stock: number): Promise<void>
  /** `price` is dinars. It ends a promotion. */
  setPrice(productId: number, price: number): Promise<void>
  retire(productId: number): Promise<void>
  /** How often an hour a stranger may do anything. */
  allow(count: number): Promise<void>
  /** As the person who phones the customer does. */
  confirmOrder(number: string): Promise<void>
  /** The token of a browser in which someone of the role is signed in. */
  signIn(role: 'owner' | 'staff'): Promise<string>
  /** The secret of the link that creates the owner, while nobody runs the shop. */
  setupToken(): Promise<string | undefined>
  count(table: Extract<SiteRequest, { ask: 'count' }>['table']): Promise<number>
  /** The plain text of the newest letter to an address. */
  letterTo(email: string): Promise<string>
}

/** Tests with a shop of the worker's own, whose pages may not log an error. */
export const test = base.extend<{ complaints: string[]; office: Page; newShop: Site }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, close } = await openSite()
      await use(site)
      await close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  newShop: async ({}, use) => {
    const { site, close } = await openSite()
    await use(site)
    await close()
  },
  /** A page in which an owner of the worker's shop is signed in. */
  office: async ({ page, site }, use) => {
    const session = { name: 'hirfa-office', value: await site.signIn('owner'), url: site.origin }
    await page.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
    await use(page)
  },
  baseURL: async ({ site }, use) => use(site.origin),
  /** What the pages complained of so far. A test that provokes some takes them out. */
  complaints: [
    async ({ context }, use) => {
      await notePopUps(context)
      const complaints = await listenForComplaints(context)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A shop in a process of its own, on a copy of the sample shop. */
async function openSite(): Promise<{ site: Site; close(): Promise<void> }> {
  const shop: SampleShop = JSON.parse(process.env.HIRFA_SAMPLE_SHOP ?? '')
  const child = fork(new URL('./site.ts', import.meta.url), [shop.pictureDirectory], {
    execArgv: [],
    env: { ...process.env, ...shop.settings },
  })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  const ask = askThrough(child)
  const site: Site = {
    origin,
    setStock: async (sizeId, stock) => void (await ask({ ask: 'set-stock', sizeId, stock })),
    setPrice: async (productId, price) => void (await ask({ ask: 'price', productId, price })),
    retire: async (productId) => void (await ask({ ask: 'retire', productId })),
    allow: async (count) => void (await ask({ ask: 'allow', count })),
    confirmOrder: async (number) => void (await ask({ ask: 'confirm-order', number })),
    signIn: async (role) => String(await ask({ ask: 'sign-in', role })),
    setupToken: async () => (await ask({ ask: 'setup-token' })) as string | undefined,
    letterTo: async (email) => String(await ask({ ask: 'letter-to', email })),
    count: async (table) => Number(await ask({ ask: 'count', table })),
  }
  return {
    site,
    async close() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

function askThrough(child: ChildProcess): (request: SiteRequest) => Promise<unknown> {
  let count = 0
  return (request) => {
    const id = ++count
    return new Promise((resolve) => {
      const onMessage = (message: { id: number; answer: unknown }) => {
        if (message.id !== id) return
        child.off('message', onMessage)
        resolve(message.answer)
      }
      child.on('message', onMessage)
      child.send({ id, request })
    })
  }
}

const partsOfJourneys = [
  'Failed to load resource',
  'Blocked script execution in',
  // The service worker, on a line that is lost.
  'An unknown error occurred when fetching the script',
]

/**
 * Errors of scripts, hydration among them, and whatever the security policy refused, on every page of a test. Answers
 * of 4xx and lost connections are part of some journeys; in a page without scripts the one refused is the test's own.
 */
async function listenForComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    const isPart = partsOfJourneys.some((words) => message.text().startsWith(words))
    if (message.type() === 'error' && !isPart) complaints.push(message.text())
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Refused by the security policy: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return complaints
}
