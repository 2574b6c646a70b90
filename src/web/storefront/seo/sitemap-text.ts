import { escapeXml } from '#web/text/escape-xml.ts'
import type { Alternate } from './alternates.ts'

/** A URL of the sitemap with the same page in each language. */
interface SitemapEntry {
  readonly url: string
  readonly alternates: readonly Alternate[]
}

/** Writes an XML sitemap of these pages (sitemaps.org). */
export function sitemapText(entries: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => `${entryText(entry)}\n`).join('')}</urlset>
`
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
