import { directionOf } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'
import { faviconPath, iconPaths, maskableIconPath } from '#web/paths/file-paths.ts'

/** What tells the sides of the site apart when they are installed. */
interface InstalledSide {
  readonly id: string
  readonly name: string
  readonly short_name: string
  readonly description?: string
  readonly start_url: string
  readonly scope: string
  readonly shortcuts?: readonly { readonly name: string; readonly url: string }[]
}

/** Answers with the web app manifest of a side, with the icons and colors of the shop. */
export function webManifestResponse(side: InstalledSide, headers: Readonly<Record<string, string>> = {}): Response {
  const manifest = {
    ...side,
    lang: locale,
    dir: directionOf(locale),
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
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', ...headers },
  })
}
