import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { backofficeRoot } from '#web/paths/backoffice-root.ts'
import { assetsPath } from '#web/paths/file-paths.ts'
import { studioRoot } from '#web/paths/studio-root.ts'
import { isFramedPage } from '#web/rendering/static-page.ts'

/** The paths of the sides beside the storefront, each below one route. */
const roots = { backoffice: backofficeRoot, studio: studioRoot } as const

export type Side = 'storefront' | keyof typeof roots

export const sides: readonly Side[] = ['storefront', 'backoffice', 'studio']

/** The server build of a side of the site, and the manifest of its routes for browsers. */
export interface SideBuild {
  readonly pages: ServerBuild
  readonly manifest: { readonly path: string; readonly code: string }
}

/**
 * Removes the other sides from the server build. React Router sends every browser a manifest of all routes with the
 * first page, which costs time on slow connections: nobody needs those of the other sides. Nor do visitors need those
 * without a page: their browsers load such a file by its URL. In the back office fetchers load some of them. No link
 * leads to the pages that other sites frame.
 */
export function buildOfSide(built: ServerBuild, side: Side): SideBuild {
  const belongs = (id: string) => id === 'root' || sideOfRoute(built, id) === side
  const isNeeded = (id: string) =>
    belongs(id) && (side === 'backoffice' || built.routes[id]?.module.default !== undefined)
  const isInBrowsers = (id: string) => isNeeded(id) && !isFramedPage(built.routes[id]?.module.handle)
  const { url: _, ...assets } = built.assets
  const routes = withoutLoadedImports(assets)
  const visible = { ...assets, routes: withIds(routes, isInBrowsers) }
  const version = createHash('sha256').update(JSON.stringify(visible)).digest('hex').slice(0, 8)
  const path = `${assetsPath}manifest-${side}-${version}.js`
  const manifest = { ...visible, url: path }
  return {
    pages: {
      ...{ ...built, routes: withIds(built.routes, belongs) },
      assets: { ...manifest, routes: withIds(routes, isNeeded) },
    },
    manifest: { path, code: `window.__reactRouterManifest=${JSON.stringify(manifest)};` },
  }
}

/** The side of the root that a route is, or is below. */
export function sideOfRoute({ routes }: Pick<ServerBuild, 'routes'>, id: string | undefined): Side {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return 'storefront'
  const own = sides.find((side) => side !== 'storefront' && `/${route.path}` === roots[side])
  return own ?? sideOfRoute({ routes }, route.parentId)
}

/** Leaves out of the imports of each route what has been loaded with the entry and with the routes around it. */
function withoutLoadedImports({ entry, routes }: Pick<ServerBuild['assets'], 'entry' | 'routes'>) {
  const loadedAround = (id: string | undefined): readonly string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...(route.imports ?? []), ...loadedAround(route.parentId)] : entry.imports
  }
  const own = Object.entries(routes).map(([id, route]) => {
    if (!route?.imports) return [id, route] as const
    const loaded = new Set(loadedAround(route.parentId))
    return [id, { ...route, imports: route.imports.filter((file) => !loaded.has(file)) }] as const
  })
  return Object.fromEntries(own)
}

function withIds<Route>(routes: Readonly<Record<string, Route>>, isKept: (id: string) => boolean) {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)))
}
