import { directionOf } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { languageIn, shopProfileIn } from '#web/page-context.ts'
import { faviconPath, iconPaths, maskableIconPath } from '#web/paths/file-paths.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import type { Route } from './+types/studio-manifest'

/**
 * The web app manifest of the studio, which is installed beside the shop. It says nothing that needs signing in. No
 * browser asks for a service worker any more.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await shopProfileIn(context)
  const inLanguage = (path: string) => withLocale(path, languageIn(context).prefix)
  const manifest = {
    id: piecesPath(),
    name: studioMessages.studio(name),
    short_name: studioMessages.makers,
    lang: locale,
    dir: directionOf(locale),
    start_url: inLanguage(piecesPath()),
    scope: inLanguage(piecesPath()),
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
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
