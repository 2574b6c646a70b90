import type { Alternate } from './alternates.ts'

/** A URL of the sitemap with the same page in each language. */
interface SitemapEntry {
  readonly url: string
  readonly alternates: readonly Alternate[]
}

/** URLs written at once. */
const urlsPerChunk = 500

/**
 * Writes an XML sitemap of these pages (sitemaps.org), in chunks: with many products it has megabytes. The entries of a
 * chunk are made when it is written.
 */
export function* sitemapChunks(paths: readonly string[], entryOf: (path: string) => SitemapEntry): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
  for (let start = 0; start < paths.length; start += urlsPerChunk)
    yield paths
      .slice(start, start + urlsPerChunk)
      .map((path) => `${entryText(entryOf(path))}\n`)
      .join('')
  yield '</urlset>\n'
}

/** Writes an XML index of sitemaps at these URLs. */
export function sitemapIndexText(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`
}

function entryText({ url, alternates }: SitemapEntry): string {
  const links = alternates.map(
    (page) => `<xhtml:link rel="alternate" hreflang="${page.hrefLang}" href="${escapeXml(page.url)}"/>`,
  )
  return `<url><loc>${escapeXml(url)}</loc>${links.join('')}</url>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
