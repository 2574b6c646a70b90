import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../src/domain/locale.ts'
import type { ForeignTexts } from '../support/foreign-texts.ts'
import { isLongRun, sampleUnlessLong } from '../support/long-run.ts'
import type { ScreenPath, Screens } from '../support/screen-paths.ts'
import { axeFindings } from './support/axe-findings.ts'
import { expect, type Site, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { faultsOf } from './support/language-faults.ts'
import { readTexts } from './support/page-texts.ts'
import { fillBrowserStorage } from './support/pages.ts'
import { becomeOpener, screensOf } from './support/screens.ts'

const narrow = { width: 320, height: 740 }
const wide = { width: 1280, height: 740 }

/** Each part is a test of its own, so that several workers share the pages of a language. */
const parts = [
  { name: 'the storefront', isBackoffice: false, index: 0, count: 2 },
  { name: 'the storefront', isBackoffice: false, index: 1, count: 2 },
  { name: 'the back office', isBackoffice: true, index: 0, count: 3 },
  { name: 'the back office', isBackoffice: true, index: 1, count: 3 },
  { name: 'the back office', isBackoffice: true, index: 2, count: 3 },
] as const

/** Pages of what the browser stores, which are empty until they are hydrated, with what they show then. */
const contentOfBrowser: Readonly<Record<string, string>> = {
  '/cart': 'main a[href$="/checkout"]',
  '/checkout': 'main form [type=submit]',
  '/success': 'main :text("H7K2M9QX")',
  '/profile': 'main article',
}

/** It works without script. */
const neverHydrated = '/offline'

/** Pages that show the text of an email, which is in the language of its recipient. */
const isInLanguageOfRecipient = new Set(['backoffice/emails/email-page'])

// What other tests write would be found as texts of another language.
test.use({ sharesShopWith: 'the pages of all languages' })

/** `tests/page-languages.test.ts` reads the texts of the same pages without a browser. */
test.describe('without script, as the server renders them,', () => {
  test.use({ javaScriptEnabled: false, viewport: narrow })

  for (const locale of locales)
    for (const { name, isBackoffice, index, count } of parts)
      test(`all pages of ${name} keep to their language and fit: ${locale}, ${index + 1} of ${count} @phone @long`, async ({
        page,
        site,
      }) => {
        test.setTimeout(600_000)
        await skipPictures(page)
        const screens = await screensOf(site)
        const foreign = await foreignTextsOn(site, isBackoffice)
        expect(screens.forgotten, 'routes without a path in screen-paths.ts').toEqual([])
        const all = pathsIn(screens, locale).filter(({ path }) => path.startsWith('/admin') === isBackoffice)
        const part = all.filter((_, position) => position % count === index)
        for (const screen of part) {
          await openAs(page, site, screens, screen, locale)
          expect.soft(faultsOf(await readTexts(page), locale, foreign), `${locale} ${screen.path}`).toEqual([])
          expect.soft(await overflowAt(page, wide), `${locale} ${screen.path}, ${wide.width} pixels`).toBe(0)
          await page.setViewportSize(narrow)
        }
      })
})

/** In a long run all pages are opened, in several tests. */
const hydratedParts = isLongRun ? 6 : 1

for (const locale of ['fr', 'ar'] as const)
  for (let index = 0; index < hydratedParts; index++)
    test(`hydrated pages keep to their language and fit: ${locale}, ${index + 1} of ${hydratedParts} @phone`, async ({
      page,
      request,
      site,
    }) => {
      if (isLongRun) test.setTimeout(600_000)
      await page.setViewportSize(narrow)
      await skipPictures(page)
      await fillBrowserStorage(page, request, { language: locale })
      const screens = await screensOf(site)
      const paths = pathsIn(screens, locale).filter(({ path }) => path !== neverHydrated)
      const stored = paths.filter(({ path }) => path in contentOfBrowser)
      const others = paths.filter(({ path }) => !(path in contentOfBrowser))
      const opened = [...stored, ...sampleUnlessLong(others, 4)]
      for (const screen of opened.filter((_, position) => position % hydratedParts === index)) {
        await openAs(page, site, screens, screen, locale)
        await waitForHydration(page)
        const content = contentOfBrowser[screen.path]
        if (content) await expect(page.locator(content).first(), screen.path).toBeVisible()
        const foreign = await foreignTextsOn(site, screen.path.startsWith('/admin'))
        expect.soft(faultsOf(await readTexts(page), locale, foreign), `${locale} ${screen.path}`).toEqual([])
        if (isLongRun) expect.soft(await axeFindings(page), `axe: ${locale} ${screen.path}`).toEqual([])
      }
    })

/** The paths that are opened in a language. */
function pathsIn({ paths }: Screens, locale: Locale): ScreenPath[] {
  return paths.filter((path) => (path.locale ?? locale) === locale && !isInLanguageOfRecipient.has(path.routeId))
}

/** By how many pixels a page can be scrolled sideways. Without script no callback tells that a frame is drawn. */
async function overflowAt(page: Page, size: { readonly width: number; readonly height: number }): Promise<number> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Unlike `page.route`, this leaves the browser its cache: style sheets and typefaces load once. */
async function skipPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/api/image/*'] })
}

/** Opens a page in a language with the session of its opener, at the prefix of the language. */
async function openAs(page: Page, site: Site, screens: Screens, screen: ScreenPath, locale: Locale) {
  await becomeOpener(page, site, screens, screen)
  const { path } = screen
  const prefix = locale === 'en' ? '' : `/${locale}`
  const address = path === '/' && prefix ? prefix : prefix + path
  await page.goto(address)
  // A redirect would show another page than this one.
  expect.soft(new URL(page.url()).pathname, address).toBe(new URL(address, site.origin).pathname)
}

const foreignTextsBySite = new Map<Site, Promise<ForeignTexts>>()

/** The back office prints names in the shop's main language. */
async function foreignTextsOn(site: Site, isBackoffice: boolean): Promise<ForeignTexts> {
  const foreign = await foreignTextsOf(site)
  return isBackoffice ? { ...foreign, contents: { en: [], fr: [], ar: [] } } : foreign
}

function foreignTextsOf(site: Site): Promise<ForeignTexts> {
  const texts = foreignTextsBySite.get(site) ?? site.foreignTexts()
  foreignTextsBySite.set(site, texts)
  return texts
}
