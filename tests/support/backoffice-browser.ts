import type { OfficeRole } from '#domain/access/role.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AppOptions } from '#server/app.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createSessionToken } from './operators.ts'

/** A client without JavaScript, signed in with the role. Returns a function that requests a path. */
export async function openBackofficeBrowser(
  { marketplace }: { readonly marketplace: Marketplace },
  role: OfficeRole = 'staff',
  options: Pick<AppOptions, 'untrustedProxy'> = {},
) {
  const app = testApp(marketplace, { ...options })
  const own = { Origin: publicUrl, Cookie: `__Host-hirfa-office=${await createSessionToken(marketplace, role)}` }
  return async (path: string, { headers, ...request }: RequestInit = {}): Promise<Response> =>
    app.request(`${publicUrl}${path}`, { ...request, headers: { ...own, ...(headers as Record<string, string>) } })
}
