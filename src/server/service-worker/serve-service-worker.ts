import { createHash } from 'node:crypto'
import type { Handler } from 'hono'
import { apiPath } from '#api/contract/routes.ts'
import { type Locale, languages, locales } from '#domain/locale.ts'
import { loadCatalogs } from '#messages/load-catalogs.ts'
import { cacheablePages } from '#server/page-cache/cacheable-urls.ts'
import { serveScript } from '#server/static-files.ts'
import { storedPageHeader } from '#web/backoffice/offline/stored-page-header.ts'
import { cachedPageNotice } from '#web/offline/cached-page-notice.ts'
import { dashboardPath, officeOfflinePath } from '#web/paths/backoffice-paths.ts'
import { assetsPath, healthPath, iconPaths } from '#web/paths/file-paths.ts'
import { checkoutPath, offlinePath, successPath } from '#web/paths/storefront-paths.ts'
import { type Notices, openPageStore } from './open-page-store.ts'
import { type OfficeNotificationsOptions, runOfficeNotifications } from './run-office-notifications.ts'
import { type OfficePagesOptions, runOfficePages } from './run-office-pages.ts'
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

function noticesIn(htmlOf: (locale: Locale) => string): Notices {
  return Object.fromEntries(
    locales.map((locale) => [locale, { html: htmlOf(locale), intlTag: languages[locale].intlTag }]),
  )
}

/** The script of the service worker; `build` is a string that differs for every build. */
export function serviceWorkerCode(build: string): string {
  const pages = Object.fromEntries(Object.entries(cacheablePages).filter(([path]) => !neverStored.includes(path)))
  const otherPaths = [apiPath, assetsPath.slice(0, -1), healthPath, dashboardPath()]
  const contents = {
    pages,
    assetsPath,
    otherPaths,
    offlinePath: offlinePath(),
    notices,
  }
  const officePages = {
    ...{ officePath: dashboardPath(), offlinePath: officeOfflinePath() },
    ...{ assetsPath, header: storedPageHeader, notices: officeNotices },
  }
  const office: OfficeNotificationsOptions = {
    ...{ officePath: dashboardPath(), icon: iconPaths[192] },
    texts: Object.fromEntries(locales.map((locale) => [locale, pushTexts[locale].pushMessages])),
  }
  const code = `${openPageStore}${runServiceWorker}${runOfficePages}${runOfficeNotifications}`
  const hash = createHash('sha256')
    .update(build)
    .update(JSON.stringify([contents, officePages, office]))
    .update(code)
  const version = hash.digest('hex').slice(0, 12)
  const options: ServiceWorkerOptions = { version, ...contents }
  const officeOptions: OfficePagesOptions = { version, ...officePages }
  return `const openStore = ${openPageStore};
const storefront = (${runServiceWorker})(self, ${JSON.stringify(options)}, openStore);
(${runOfficePages})(self, ${JSON.stringify(officeOptions)}, openStore, storefront);
(${runOfficeNotifications})(self, ${JSON.stringify(office)});
`
}

/** Browsers revalidate the script each time. Its policy allows connections to the shop only. */
export function serveServiceWorker(build: string, { isOn }: { readonly isOn: boolean }): Handler {
  return serveScript(isOn ? serviceWorkerCode(build) : removal, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  })
}
