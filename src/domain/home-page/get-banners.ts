import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Banners } from './banner.ts'

export async function getBanners(marketplace: Marketplace): Promise<Banners> {
  addCacheTags(marketplace, 'banners')
  const rows = await marketplace.db
    .selectFrom('banners as shown')
    .innerJoin('pictures as picture', 'picture.file_name', 'shown.file_name')
    .select(['shown.slot', 'picture.file_name', 'picture.width', 'picture.height', 'picture.placeholder_color'])
    .select(['shown.alt', 'shown.headline', 'shown.words', 'shown.link_label', 'shown.link_path'])
    .execute()
  return Object.fromEntries(
    rows.map((row) => [
      row.slot,
      {
        fileName: row.file_name,
        width: row.width,
        height: row.height,
        placeholderColor: row.placeholder_color,
        alt: row.alt,
        ...(row.headline !== null && { headline: row.headline }),
        ...(row.words !== null && { words: row.words }),
        ...(row.link_label !== null && { linkLabel: row.link_label }),
        ...(row.link_path !== null && { linkPath: row.link_path }),
      },
    ]),
  )
}
