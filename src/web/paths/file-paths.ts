// URLs that are no pages: files, and the calls of the API and the server that browsers use. None depends on the locale.

/** The path below which the build puts the files whose names contain a hash of their content. */
export const assetsPath = '/assets/'

export const faviconPath = '/favicon.svg'

/** Icons of the installed shop, by their size in pixels. */
export const iconPaths = { 192: '/icon-192.png', 512: '/icon-512.png' } as const

/** An icon with a margin that the device may cut off. */
export const maskableIconPath = '/icon-maskable-512.png'

export const webManifestPath = '/manifest.webmanifest'

/** Installs the back office: a page of it, but loaded by the root of all pages, which has no other links to them. */
export const officeManifestPath = '/admin/manifest.webmanifest'

/** Installs the studio. */
export const studioManifestPath = '/studio/manifest.webmanifest'

export const sitemapPath = '/sitemap.xml'

/** The parameter that names a part of a sitemap or of a product feed which is too long for one file. */
export const partParameter = 'part'

export const robotsPath = '/robots.txt'

/** At the root, so that the scope of the service worker includes all pages. */
export const serviceWorkerPath = '/service-worker.js'

/** The path below which the server says how it is: to the service worker's pages, load balancers and people. */
export const healthPath = '/health'

/** Responds while the server can be reached. */
export const livePath = `${healthPath}/live`

/** Says whether the server can take orders. */
export const readyPath = `${healthPath}/ready`

/** Says whether the server responds to visitors, if only that its database is away. */
export const servingPath = `${healthPath}/serving`

/** Says as which network the server sees the client. */
export const clientPath = `${healthPath}/client`

/** The path below which the API is. */
export const apiPath = '/api/'

/** The call of the API that returns a product with its exact stock. */
export function productCallPath(productId: number): string {
  return `${apiPath}products/${productId}`
}
