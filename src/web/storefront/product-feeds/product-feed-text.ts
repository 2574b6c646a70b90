import { socialName } from '#domain/catalog/pictures/picture.ts'
import type { ProductPicture } from '#domain/catalog/product.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import type { FeedItem } from '#domain/product-feeds/feed-item.ts'
import { type FeedTargetName, feedTargetRules } from '#domain/product-feeds/feed-target.ts'
import { copyPath, picturePath } from '#web/paths/picture-paths.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { escapeXml } from '#web/text/escape-xml.ts'

export interface FeedFile {
  readonly target: FeedTargetName
  /** Of the shop. */
  readonly title: string
  readonly publicUrl: string
  /** Returns the URL of a page in the language of the feed. */
  urlOf(path: string): string
  /** Returns the name of a category in the language of the feed. */
  categoryNameOf(category: string): string
}

/** The beginning of an RSS 2.0 document with the attributes of Google's product data, which Meta reads too. */
export function feedStart({ title, urlOf }: FeedFile): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(urlOf('/'))}</link>
<description>${escapeXml(title)}</description>
`
}

export const feedEnd = '</channel>\n</rss>\n'

export function feedItemText(item: FeedItem, file: FeedFile): string {
  const { maxFurtherPictures } = feedTargetRules[file.target]
  const { in: available, out: soldOut } = availabilities[file.target]
  const [picture, ...further] = item.pictures.map((shown) => file.publicUrl + picturePaths[file.target](shown))
  const attributes: [string, string | undefined][] = [
    ['id', item.id],
    ['item_group_id', item.groupId],
    ['title', item.title],
    ['description', item.description],
    ['link', file.urlOf(productPath(item.productId, item.color?.id))],
    ['image_link', picture],
    ...further.slice(0, maxFurtherPictures).map((url): [string, string] => ['additional_image_link', url]),
    ['availability', item.isInStock ? available : soldOut],
    ['price', priceText(item.price)],
    ['sale_price', item.sale && priceText(item.sale.price)],
    [
      'sale_price_effective_date',
      item.sale?.period && `${momentText(item.sale.period.startsAt)}/${momentText(item.sale.period.endsAt)}`,
    ],
    ['brand', item.brand],
    // What is made by hand has no number of a trade register.
    ['identifier_exists', 'no'],
    ['condition', 'new'],
    ['google_product_category', item.googleCategory],
    ['product_type', file.categoryNameOf(item.category)],
    ['color', item.color?.name],
    ['size', item.size],
    ['min_handling_time', item.preparationDays?.toString()],
    ['max_handling_time', item.preparationDays?.toString()],
  ]
  const texts = attributes.flatMap(([name, text]) => (text ? [`<g:${name}>${escapeXml(text)}</g:${name}>`] : []))
  const shipping = `<g:shipping><g:country>TN</g:country><g:price>${priceText(item.deliveryFee)}</g:price></g:shipping>`
  return `<item>\n${[...texts, shipping].join('\n')}\n</item>\n`
}

const availabilities: Readonly<Record<FeedTargetName, { readonly in: string; readonly out: string }>> = {
  google: { in: 'in_stock', out: 'out_of_stock' },
  meta: { in: 'in stock', out: 'out of stock' },
}

const picturePaths: Readonly<Record<FeedTargetName, (picture: ProductPicture) => string>> = {
  google: ({ fileName }) => picturePath(fileName),
  meta: jpegPath,
}

/** Meta reads no WebP. Of a picture whose copy would be too low for it, the JPEG for link previews. */
function jpegPath({ fileName, width, height }: ProductPicture): string {
  const copy = { width: 640, format: 'jpg' } as const
  const isTooLow = height * Math.min(1, copy.width / width) < feedTargetRules.meta.minPictureSide
  return isTooLow ? picturePath(socialName(fileName)) : copyPath(fileName, copy)
}

function priceText(amount: Millimes): string {
  return `${toDinars(amount).toFixed(3)} TND`
}

/** To the minute, as promotions begin and end. */
function momentText(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}Z`
}
