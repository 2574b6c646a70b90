import { type RawBuilder, sql } from 'kysely'
import { mayViewDashboard } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Where a picture is shown. */
export type PictureUse =
  | { readonly kind: 'product' | 'store'; readonly id: number; readonly name: string }
  | { readonly kind: 'banner'; readonly slot: string }

export interface MissingPicture {
  readonly fileName: string
  /** Some of the places that show it; none when only old orders do. */
  readonly uses: readonly PictureUse[]
}

/** Of one picture. */
const maxUses = 3

const uses: RawBuilder<PictureUse> = sql`
  select json_build_object('kind', 'product', 'id', id, 'name', ${localizedText('products.name')}) from products
    where id in (select product_id from product_pictures where file_name = pictures.file_name)
  union all
  select json_build_object('kind', 'store', 'id', id, 'name', ${localizedText('stores.name')}) from stores
    where pictures.file_name in (logo, cover)
  union all
  select json_build_object('kind', 'banner', 'slot', slot) from banners where banners.file_name = pictures.file_name`

/** Returns the pictures whose files are missing, with where they are shown. */
export async function listMissingPictures(marketplace: Marketplace, limit: number): Promise<readonly MissingPicture[]> {
  requireAllowed(mayViewDashboard(marketplace.actor))
  const { rows } = await sql<MissingPicture>`
    select file_name as "fileName", array(select * from (${uses}) as use limit ${maxUses}) as uses
    from pictures where missing_since is not null order by file_name limit ${limit}`.execute(marketplace.db)
  return rows
}

/** Returns how many pictures lack their files. */
export async function countMissingPictures(marketplace: Marketplace): Promise<number> {
  requireAllowed(mayViewDashboard(marketplace.actor))
  const { count } = await marketplace.db
    .selectFrom('pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('missing_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
