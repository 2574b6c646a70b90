/** The path of the page that is shown offline. */
export const offlinePath = '/offline'

/** At the root, so that the scope of the service worker includes all pages. */
export const workerPath = '/service-worker.js'
