import { isLongRun } from '../support/long-run.ts'
import type { Screens } from '../support/screen-paths.ts'
import { axeFindings, overflow } from './support/axe-findings.ts'
import { expect, type Site, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

// What other tests write would be on the screens, and these orders in the queues of other tests.
test.use({ sharesShopWith: 'the pages of all languages' })

const parts = 2

for (let part = 0; part < parts; part++)
  test(`axe finds nothing on any screen of the office, and none is wider than a phone (${part + 1} of ${parts}) @phone`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000)
    const { paths, sessions } = await screensOf(site)
    const all = paths.filter(({ path }) => path.startsWith('/admin'))
    // Otherwise one of each page, whatever it shows.
    const screens = isLongRun ? all : [...new Map(all.toReversed().map((screen) => [screen.routeId, screen])).values()]
    for (const { path, opener } of screens.filter((_, position) => position % parts === part)) {
      await page.context().clearCookies()
      if (opener !== 'visitor') {
        const session = { name: 'hirfa-office', value: sessions[opener], url: site.origin }
        await page.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
      }
      await openHydrated(page, path)
      expect.soft(await axeFindings(page), path).toEqual([])
      expect.soft(await overflow(page), path).toBe(0)
    }
  })

const screensBySite = new Map<Site, Promise<Screens>>()

/** Fills the shop of a worker once. */
function screensOf(site: Site): Promise<Screens> {
  const screens = screensBySite.get(site) ?? site.screens()
  screensBySite.set(site, screens)
  return screens
}
