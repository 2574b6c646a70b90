import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Handler } from 'hono'
import { type Locale, languages, locales } from '#domain/locale.ts'
import { loadCatalogs } from '#messages/load-catalogs.ts'
import { cachedPageNotice } from '#web/offline/cached-page-notice.ts'
import { serviceWorkerPath } from '#web/paths/file-paths.ts'
import { checkoutPath, offlinePath, successPath } from '#web/paths/storefront-paths.ts'
import type { ServiceWorkerOptions, StoredPageNotices } from '#web/service-worker/service-worker-options.ts'
import { cacheablePages } from './page-cache/cacheable-urls.ts'
import { serveScript } from './static-files.ts'

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
const notices = noticesIn((locale) => cachedPageNotice(offlineMessages[locale].offlineMessages, 'bottom'))

const officeMessages = await loadCatalogs(
  (locale) => import(`#messages/${locale}/backoffice/offline.ts`) as Promise<OfficeOfflineModule>,
)
// At the top, since on phones the navigation is at the bottom.
const officeNotices = noticesIn((locale) => cachedPageNotice(officeMessages[locale].officeOfflineMessages, 'top'))

const pushTexts = await loadCatalogs((locale) => import(`#messages/${locale}/push.ts`) as Promise<PushModule>)

type PushModule = typeof import('#messages/en/push.ts')

type OfflineModule = typeof import('#messages/en/offline.ts')

type OfficeOfflineModule = typeof import('#messages/en/backoffice/offline.ts')

function noticesIn(htmlOf: (locale: Locale) => string): StoredPageNotices {
  return Object.fromEntries(
    locales.map((locale) => [locale, { html: htmlOf(locale), intlTag: languages[locale].intlTag }]),
  )
}

/**
 * The script of the service worker; `build` is a string that differs for every build. `clientDirectory` has the file
 * that the build has made of `web/service-worker`.
 */
export function serviceWorkerCode(build: string, clientDirectory: string): string {
  const code = readFileSync(path.join(clientDirectory, serviceWorkerPath), 'utf8')
  const contents: Omit<ServiceWorkerOptions, 'version'> = {
    pages: Object.fromEntries(Object.entries(cacheablePages).filter(([page]) => !neverStored.includes(page))),
    ...{ notices, officeNotices },
    pushTexts: Object.fromEntries(locales.map((locale) => [locale, pushTexts[locale].pushMessages])),
  }
  const hash = createHash('sha256').update(build).update(JSON.stringify(contents)).update(code)
  const options: ServiceWorkerOptions = { version: hash.digest('hex').slice(0, 12), ...contents }
  return `const serviceWorkerOptions = ${JSON.stringify(options)};\n${code}`
}

/** Browsers revalidate the script each time. Its policy allows connections to the shop only. */
export function serveServiceWorker(
  build: string,
  { isOn, clientDirectory }: { readonly isOn: boolean; readonly clientDirectory: string },
): Handler {
  return serveScript(isOn ? serviceWorkerCode(build, clientDirectory) : removal, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  })
}
