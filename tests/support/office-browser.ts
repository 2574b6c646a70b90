import type { Role } from '#domain/operators/operator.ts'
import { createApp } from '#server/app.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { signedInToken } from './operators.ts'
import type { TestShop } from './test-shop.ts'

const publicUrl = 'https://shop.example'

/** A browser without script, in which someone of the role is signed in: asks for an address below the shop's. */
export async function openOfficeBrowser({ marketplace }: TestShop, role: Role = 'staff') {
  const app = createApp({ marketplace, publicUrl, pages: await loadPages(), clientDirectory })
  const own = { Origin: publicUrl, Cookie: `__Host-hirfa-office=${await signedInToken(marketplace, role)}` }
  return async (path: string, { headers, ...request }: RequestInit = {}): Promise<Response> =>
    app.request(`${publicUrl}${path}`, { ...request, headers: { ...own, ...(headers as Record<string, string>) } })
}
