import type { Marketplace } from '#domain/marketplace.ts'
import { type AppOptions, createApp } from '#server/app.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { publicUrl } from './api-client.ts'
import { withCheckedActions } from './checked-actions.ts'

export type TestApp = ReturnType<typeof createApp>

const pages = withCheckedActions(await loadPages())

/** The whole shop as the server answers requests. Nothing is limited unless limits are given. */
export function testApp(marketplace: Marketplace, options: Partial<AppOptions> = {}): TestApp {
  return createApp({ marketplace, limits: 'unlimited', publicUrl, pages, clientDirectory, ...options })
}
