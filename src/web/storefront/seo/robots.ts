import { locales } from '#domain/locale.ts'
import { languageIn, publicUrlIn } from '#web/page-context.ts'
import { apiPath, sitemapPath } from '#web/paths/file-paths.ts'
import { prefixOf, withLocale } from '#web/paths/locale-prefix.ts'
import { picturesPath } from '#web/paths/picture-paths.ts'
import { browserDataPaths } from '#web/paths/storefront-paths.ts'
import type { Route } from './+types/robots'

/** robots.txt: crawlers may visit everything but the pages of one visitor, and of the API only the pictures. */
export function loader({ context }: Route.LoaderArgs) {
  const { mainLocale } = languageIn(context)
  const prefixes = locales.map((locale) => prefixOf(locale, mainLocale))
  const lines = [
    'User-agent: *',
    `Allow: ${picturesPath}`,
    `Disallow: ${apiPath}`,
    ...prefixes.flatMap((prefix) => browserDataPaths().map((path) => `Disallow: ${withLocale(path, prefix)}`)),
    '',
    ...prefixes.map((prefix) => `Sitemap: ${publicUrlIn(context)}${withLocale(sitemapPath, prefix)}`),
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
