/** Where the page for a lost line stands. */
export const offlinePath = '/offline'

/** Where the service worker stands: at the root, so that it answers for all pages. */
export const workerPath = '/service-worker.js'
