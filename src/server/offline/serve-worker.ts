import { createHash } from 'node:crypto'
import type { Handler } from 'hono'
import { keptNotice } from '#web/storefront/offline/kept-notice.ts'
import { offlinePath } from '#web/storefront/offline/offline-path.ts'
import { publicPages } from '../finished/public-addresses.ts'
import { scriptInMemory } from '../static-files.ts'
import { runWorker, type WorkerOptions } from './run-worker.ts'

/** Where money or somebody's own data are, no page is kept, although the first two are the same for everybody. */
const neverKept = ['/checkout', '/success', offlinePath]

/** A worker that takes itself and all that was kept out of the browser: what `SERVICE_WORKER=off` serves. */
const removal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('hirfa-')) await caches.delete(name)
  await registration.unregister()
})()))
`

/** The code of the service worker of this build; `build` is another text for every build. */
export function serviceWorkerCode(build: string): string {
  const pages = Object.fromEntries(Object.entries(publicPages).filter(([path]) => !neverKept.includes(path)))
  const known = { pages, offlinePath, notice: keptNotice(), locale: 'en-GB' }
  const hash = createHash('sha256').update(build).update(JSON.stringify(known)).update(runWorker.toString())
  const options: WorkerOptions = { version: hash.digest('hex').slice(0, 12), ...known }
  return `(${runWorker})(self, ${JSON.stringify(options)})\n`
}

/** Browsers ask again each time whether the worker has changed, and it may reach nothing but the shop. */
export function serveWorker(build: string, { isOn }: { readonly isOn: boolean }): Handler {
  return scriptInMemory(isOn ? serviceWorkerCode(build) : removal, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  })
}
