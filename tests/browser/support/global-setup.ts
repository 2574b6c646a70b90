import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { SampleShop } from './sample-shop.ts'

/** Fills one sample shop for all browser tests; each worker copies its database. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const keeper = fork(new URL('./sample-shop.ts', import.meta.url), { execArgv: [] })
  const [shop] = (await Promise.race([once(keeper, 'message'), once(keeper, 'exit').then(failed)])) as [SampleShop]
  process.env.HIRFA_SAMPLE_SHOP = JSON.stringify(shop)
  return async () => {
    keeper.disconnect()
    await once(keeper, 'exit')
  }
}

function failed(): never {
  throw new Error('The sample shop for the browser tests could not be made')
}
