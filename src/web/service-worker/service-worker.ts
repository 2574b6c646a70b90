// The script of the service worker, which the build puts into one file.
import { showNotifications } from './notifications.ts'
import { serveOfficePages } from './office-pages.ts'
import type { ServiceWorkerOptions } from './service-worker-options.ts'
import { serveStorefrontPages } from './storefront-pages.ts'
import type { ServiceWorkerScope } from './worker-scope.ts'

declare const self: ServiceWorkerScope
declare const serviceWorkerOptions: ServiceWorkerOptions

const storefront = serveStorefrontPages(self, serviceWorkerOptions)
serveOfficePages(self, serviceWorkerOptions, storefront)
showNotifications(self, serviceWorkerOptions.pushTexts)
