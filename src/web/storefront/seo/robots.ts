import { publicUrlIn } from '#web/page-context.ts'
import { apiPath, sitemapPath } from '#web/paths/file-paths.ts'
import { picturesPath } from '#web/paths/picture-paths.ts'
import { browserDataPaths } from '#web/paths/storefront-paths.ts'
import type { Route } from './+types/robots'

/** robots.txt: crawlers may visit everything but the pages of one visitor, and of the API only the pictures. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    `Allow: ${picturesPath}`,
    `Disallow: ${apiPath}`,
    ...browserDataPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrlIn(context)}${sitemapPath}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
