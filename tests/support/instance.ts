import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { type Hearing, hearChanges } from '#database/hear-changes.ts'
import { createApp } from '#server/app.ts'
import { type FinishedPages, openFinishedPages } from '#server/finished/finished-pages.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { publicUrl } from './api-client.ts'
import { copyName } from './test-database.ts'
import { testServer } from './test-server.ts'
import type { TestShop } from './test-shop.ts'

/** A server of a shop, with finished pages and an ear of its own; a shop may have several. */
export interface Instance extends AsyncDisposable {
  readonly app: Hono
  readonly finished: FinishedPages
  readonly hearing: Hearing
  /** How the answer at a path comes about, as `Server-Timing` tells it. */
  comesFrom(path: string): Promise<string | undefined>
  text(path: string): Promise<string>
}

/** `overhear` puts something between the ear and whoever listens. */
export async function openInstance(
  shop: TestShop,
  { mostBytes = 64_000_000, overhear = (ear: Hearing) => ear } = {},
): Promise<Instance> {
  const address = testServer(await copyName({ database: shop.marketplace.db }))
  let ear: Hearing | undefined
  const finished = openFinishedPages({
    mostBytes,
    clock: shop.clock,
    hear: (listener) => {
      ear = overhear(hearChanges(address, listener))
      return ear
    },
  })
  const hearing = ear as unknown as Hearing
  const pages = await loadPages()
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory, finished })
  await untilHearing(hearing)
  return {
    app,
    finished,
    hearing,
    async comesFrom(path) {
      const answer = await app.request(path)
      await answer.arrayBuffer()
      return /desc=([\w-]+)/.exec(answer.headers.get('Server-Timing') ?? '')?.[1]
    },
    text: async (path) => (await app.request(path)).text(),
    [Symbol.asyncDispose]: finished.close,
  }
}

export async function untilHearing(hearing: Hearing): Promise<void> {
  while (!(await hearing.catchUp())) await pause(10)
}
