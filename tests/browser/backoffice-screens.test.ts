import { isLongRun } from '../support/long-run.ts'
import { axeFindings, overflow } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { becomeOpener, screensOf } from './support/screens.ts'

// What other tests write would be on the screens, and these orders in the queues of other tests.
test.use({ sharesShopWith: 'the pages of all languages' })

const parts = 2

for (let part = 0; part < parts; part++)
  test(`axe finds nothing on any screen of the office, and none is wider than a phone (${part + 1} of ${parts}) @phone`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000)
    const screens = await screensOf(site)
    const all = screens.paths.filter(({ path }) => path.startsWith('/admin'))
    // Otherwise one of each page, whatever it shows.
    const opened = isLongRun ? all : [...new Map(all.toReversed().map((screen) => [screen.routeId, screen])).values()]
    for (const screen of opened.filter((_, position) => position % parts === part)) {
      const { path } = screen
      await becomeOpener(page, site, screens, screen)
      await openHydrated(page, path)
      expect.soft(await axeFindings(page), path).toEqual([])
      expect.soft(await overflow(page), path).toBe(0)
    }
  })
