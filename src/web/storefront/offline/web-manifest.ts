import { directionOf } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'
import { languageIn, shopProfileIn } from '#web/page-context.ts'
import { faviconPath, iconPaths, maskableIconPath } from '#web/paths/file-paths.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { homePath } from '#web/paths/storefront-paths.ts'
import type { Route } from './+types/web-manifest'

/** The web app manifest: name and icons of the shop when installed on a device. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline } = await shopProfileIn(context)
  const { prefix } = languageIn(context)
  const manifest = {
    id: homePath(),
    name,
    short_name: name,
    description: tagline,
    lang: locale,
    dir: directionOf(locale),
    start_url: withLocale(homePath(), prefix),
    scope: homePath(),
    display: 'standalone',
    theme_color: '#FBF7F0',
    background_color: '#FBF7F0',
    icons: [
      { src: iconPaths[192], sizes: '192x192', type: 'image/png' },
      { src: iconPaths[512], sizes: '512x512', type: 'image/png' },
      { src: maskableIconPath, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: faviconPath, sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
