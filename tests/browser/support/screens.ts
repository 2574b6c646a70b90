import type { Page } from '@playwright/test'
import { cookieNameOf } from '../../support/opener-cookie.ts'
import type { ScreenPath, Screens } from '../../support/screen-paths.ts'
import type { Site } from './fixtures.ts'
import { addSession } from './session.ts'

const screensBySite = new Map<Site, Promise<Screens>>()

/** Returns the paths of all pages of a worker's shop, which it fills once. */
export function screensOf(site: Site): Promise<Screens> {
  const screens = screensBySite.get(site) ?? site.screens()
  screensBySite.set(site, screens)
  return screens
}

/** Leaves the page only the session of the screen's opener. */
export async function becomeOpener(page: Page, site: Site, { sessions }: Screens, { opener }: ScreenPath) {
  await page.context().clearCookies()
  if (opener !== 'visitor') await addSession(page.context(), site, sessions[opener], cookieNameOf(opener))
}
