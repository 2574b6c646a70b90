import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'

/** The pages as visitors get them, and the file that tells their browsers which pages there are. */
export interface ShopPages {
  readonly pages: ServerBuild
  readonly manifest: { readonly path: string; readonly code: string }
}

/**
 * Takes the back office out of the built pages. React Router tells every browser the addresses and files of all screens
 * with the first page; visitors have no use for those of the back office, and would pay for them on a slow line.
 */
export function shopPages(built: ServerBuild): ShopPages {
  const { url: _, ...assets } = built.assets
  const told = { ...assets, routes: withoutOffice(assets.routes, built) }
  const version = createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 8)
  const path = `/assets/manifest-shop-${version}.js`
  const manifest = { ...told, url: path }
  return {
    pages: { ...built, routes: withoutOffice(built.routes, built), assets: manifest },
    manifest: { path, code: `window.__reactRouterManifest=${JSON.stringify(manifest)};` },
  }
}

/** Whether a route is one of the back office: the one of `/admin`, or any below it. */
export function isOfficeRoute({ routes }: Pick<ServerBuild, 'routes'>, id: string | undefined): boolean {
  const route = id === undefined ? undefined : routes[id]
  return route !== undefined && (route.path === 'admin' || isOfficeRoute({ routes }, route.parentId))
}

function withoutOffice<Route>(routes: Readonly<Record<string, Route>>, built: ServerBuild): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isOfficeRoute(built, id)))
}
