import { directionOf } from '#domain/locale.ts'
import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { locale } from '#page-messages/locale.ts'
import { shopProfileIn } from '#web/page-context.ts'
import { callsPath, ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { faviconPath, iconPaths, maskableIconPath } from '#web/paths/file-paths.ts'
import type { Route } from './+types/office-manifest'

/**
 * The web app manifest of the back office, which is installed beside the shop. It says nothing that needs signing in.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await shopProfileIn(context)
  const manifest = {
    id: dashboardPath(),
    name: layoutMessages.office(name),
    short_name: name,
    lang: locale,
    dir: directionOf(locale),
    start_url: dashboardPath(),
    scope: dashboardPath(),
    display: 'standalone',
    theme_color: '#FBF7F0',
    background_color: '#FBF7F0',
    icons: [
      { src: iconPaths[192], sizes: '192x192', type: 'image/png' },
      { src: iconPaths[512], sizes: '512x512', type: 'image/png' },
      { src: maskableIconPath, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: faviconPath, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: sectionsMessages.calls, url: callsPath() },
      { name: sectionsMessages.orders, url: ordersPath() },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
