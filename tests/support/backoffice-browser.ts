import type { Role } from '#domain/access/role.ts'
import { type AppOptions, createApp } from '#server/app.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { createSessionToken } from './operators.ts'
import type { TestShop } from './test-shop.ts'

const publicUrl = 'https://shop.example'

/** A client without JavaScript, signed in with the role. Returns a function that requests a path. */
export async function openBackofficeBrowser(
  { marketplace }: TestShop,
  role: Role = 'staff',
  options: Pick<AppOptions, 'untrustedProxy'> = {},
) {
  const app = createApp({ marketplace, publicUrl, pages: await loadPages(), clientDirectory, ...options })
  const own = { Origin: publicUrl, Cookie: `__Host-hirfa-office=${await createSessionToken(marketplace, role)}` }
  return async (path: string, { headers, ...request }: RequestInit = {}): Promise<Response> =>
    app.request(`${publicUrl}${path}`, { ...request, headers: { ...own, ...(headers as Record<string, string>) } })
}
