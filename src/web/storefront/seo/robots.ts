import { publicUrlIn } from '#web/page-context.ts'
import type { Route } from './+types/robots'

/** robots.txt: crawlers may visit everything but the pages of one visitor, and of the API only the pictures. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Allow: /api/image/',
    'Disallow: /api/',
    'Disallow: /cart',
    'Disallow: /checkout',
    'Disallow: /success',
    'Disallow: /profile',
    '',
    `Sitemap: ${publicUrlIn(context)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
