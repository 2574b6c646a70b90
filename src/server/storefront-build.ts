import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { backofficeRoot } from '#web/paths/backoffice-root.ts'
import { assetsPath } from '#web/paths/file-paths.ts'

type Manifest = ServerBuild['assets']['routes']

/** The server build without the back office, and the manifest of its routes for browsers. */
export interface StorefrontBuild {
  readonly pages: ServerBuild
  readonly manifest: { readonly path: string; readonly code: string }
}

/**
 * Removes the back office from the server build. React Router sends every browser a manifest of all routes with the
 * first page; visitors do not need those of the back office, which would cost time on slow connections, nor those
 * without a page: a browser loads such a file by its URL and never opens it within a page.
 */
export function storefrontBuild(built: ServerBuild): StorefrontBuild {
  const { url: _, ...assets } = built.assets
  const visible = { ...assets, routes: onlyPages(withoutBackoffice(assets.routes, built), built) }
  const version = createHash('sha256').update(JSON.stringify(visible)).digest('hex').slice(0, 8)
  const path = `${assetsPath}manifest-shop-${version}.js`
  const manifest = { ...visible, url: path }
  return {
    pages: { ...built, routes: withoutBackoffice(built.routes, built), assets: manifest },
    manifest: { path, code: `window.__reactRouterManifest=${JSON.stringify(manifest)};` },
  }
}

/** Whether a route is the root of the back office or below it. */
export function isBackofficeRoute({ routes }: Pick<ServerBuild, 'routes'>, id: string | undefined): boolean {
  const route = id === undefined ? undefined : routes[id]
  return route !== undefined && (`/${route.path}` === backofficeRoot || isBackofficeRoute({ routes }, route.parentId))
}

function withoutBackoffice<Route>(routes: Readonly<Record<string, Route>>, built: ServerBuild): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isBackofficeRoute(built, id)))
}

function onlyPages(manifest: Manifest, { routes }: ServerBuild): Manifest {
  return Object.fromEntries(Object.entries(manifest).filter(([id]) => routes[id]?.module.default))
}
