import type { BrowserContext } from '@playwright/test'
import type { Role } from '#domain/access/role.ts'
import type { Site } from './fixtures.ts'

/** Signs a new operator of the role in, in every page of a browser context. */
export async function signInto(context: BrowserContext, site: Site, role: Role): Promise<void> {
  await addSession(context, site, await site.signIn(role), role === 'seller' ? 'hirfa-studio' : 'hirfa-office')
}

/** Lets the pages of a browser context use the session with this token. */
export async function addSession(
  context: BrowserContext,
  site: Site,
  token: string,
  name = 'hirfa-office',
): Promise<void> {
  await context.addCookies([{ name, value: token, url: site.origin, httpOnly: true, sameSite: 'Lax' }])
}
