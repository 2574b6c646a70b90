import { createHash } from 'node:crypto'
import type { Handler } from 'hono'
import { apiPath } from '#api/contract/routes.ts'
import { languages, locales } from '#domain/locale.ts'
import { loadCatalogs } from '#messages/load-catalogs.ts'
import { cacheablePages } from '#server/page-cache/cacheable-urls.ts'
import { serveScript } from '#server/static-files.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { assetsPath, healthPath, iconPaths } from '#web/paths/file-paths.ts'
import { checkoutPath, offlinePath, successPath } from '#web/paths/storefront-paths.ts'
import { cachedPageNotice } from '#web/storefront/offline/cached-page-notice.ts'
import { type OfficeWorkerOptions, runOfficeWorker } from './run-office-worker.ts'
import { runServiceWorker, type ServiceWorkerOptions } from './run-service-worker.ts'

/** Cacheable pages that must not be stored in browsers: those about payment, and the offline page itself. */
const neverStored = [checkoutPath(), successPath(), offlinePath()]

/** Deletes all stored pages and unregisters itself: the script with `SERVICE_WORKER=off`. */
const removal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('hirfa-')) await caches.delete(name)
  await registration.unregister()
})()))
`

const offlineMessages = await loadCatalogs(
  (locale) => import(`#messages/${locale}/offline.ts`) as Promise<OfflineModule>,
)
const notices = Object.fromEntries(
  locales.map((locale) => [
    locale,
    { html: cachedPageNotice(offlineMessages[locale].offlineMessages), intlTag: languages[locale].intlTag },
  ]),
)

const pushTexts = await loadCatalogs((locale) => import(`#messages/${locale}/push.ts`) as Promise<PushModule>)

type PushModule = typeof import('#messages/en/push.ts')

type OfflineModule = typeof import('#messages/en/offline.ts')

/** The script of the service worker; `build` is a string that differs for every build. */
export function serviceWorkerCode(build: string): string {
  const pages = Object.fromEntries(Object.entries(cacheablePages).filter(([path]) => !neverStored.includes(path)))
  const otherPaths = [apiPath, assetsPath.slice(0, -1), healthPath]
  const contents = {
    pages,
    assetsPath,
    otherPaths,
    offlinePath: offlinePath(),
    notices,
  }
  const office: OfficeWorkerOptions = {
    ...{ officePath: dashboardPath(), icon: iconPaths[192] },
    texts: Object.fromEntries(locales.map((locale) => [locale, pushTexts[locale].pushMessages])),
  }
  const code = `${runServiceWorker}${runOfficeWorker}`
  const hash = createHash('sha256')
    .update(build)
    .update(JSON.stringify([contents, office]))
    .update(code)
  const options: ServiceWorkerOptions = { version: hash.digest('hex').slice(0, 12), ...contents }
  // Without the semicolons the second call would call what the first returns.
  return `(${runServiceWorker})(self, ${JSON.stringify(options)});\n(${runOfficeWorker})(self, ${JSON.stringify(office)});\n`
}

/** Browsers revalidate the script each time. Its policy allows connections to the shop only. */
export function serveServiceWorker(build: string, { isOn }: { readonly isOn: boolean }): Handler {
  return serveScript(isOn ? serviceWorkerCode(build) : removal, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  })
}
