import { directionOf } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'
import { languageIn, type PageContext, publicUrlIn, shopProfileIn } from '#web/page-context.ts'
import { prefixOf, withLocale } from '#web/paths/locale-prefix.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { escapeHtml } from '#web/text/escape-html.ts'
import { formatPageTitle } from '#web/text/format.ts'
import { encodeQrCode, type QrCode } from '#web/ui/qr-code/encode-qr-code.ts'
import type { SharedPieces } from './shared-pieces.ts'

/** What an own site, a message or a stall needs to show a store or a collection, in the language of the page. */
export interface Sharing extends Pick<SharedPieces, 'name' | 'languageOf' | 'line'> {
  readonly shopName: string
  /** Its page in the shop: it says nothing of who shared it. */
  readonly url: string
  /** The same, as people read it. */
  readonly address: string
  readonly code: QrCode
  readonly embedUrl: string
  /** HTML for a page of another site. */
  readonly frame: string
  readonly list: string
}

export async function readSharing(context: PageContext, shared: SharedPieces): Promise<Sharing> {
  const { name, languageOf, line, path, embedPath, products } = shared
  const { name: shopName } = await shopProfileIn(context)
  const prefix = prefixOf(locale, languageIn(context).mainLocale)
  const urlOf = (path: string) => publicUrlIn(context) + withLocale(path, prefix)
  const [url, embedUrl, title] = [urlOf(path), urlOf(embedPath), formatPageTitle(name, shopName)]
  const links = [
    ...products.map(({ id, name }) => linkTo(urlOf(productPath(id)), name)),
    // The last one leads to all of them.
    linkTo(url, title),
  ]
  return {
    ...{ name, line, shopName, url, embedUrl, ...(languageOf && { languageOf }) },
    address: decodeURI(url.replace(/^https?:\/\//, '')),
    code: encodeQrCode(url),
    frame: `<iframe src="${escapeHtml(embedUrl)}" title="${escapeHtml(title)}" loading="lazy" style="width: 100%; height: 40rem; border: 0"></iframe>`,
    list: [`<ul lang="${locale}" dir="${directionOf(locale)}">`, ...links, '</ul>'].join('\n'),
  }
}

function linkTo(url: string, name: string): string {
  return `  <li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`
}
