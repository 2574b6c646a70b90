import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Governorate } from '../orders/governorate.ts'
import { recordEvent } from '../record-event.ts'
import type { Category } from './category.ts'
import { storeLink } from './store-link.ts'

export interface NewStore {
  readonly name: string
  readonly category: Category
  readonly description: string
  /** File names of pictures added before. */
  readonly logo: string
  readonly cover: string
  readonly instagramUrl?: string
  readonly facebookUrl?: string
  readonly governorate?: Governorate
  readonly town?: string
  readonly craft?: string
}

/** Opens a store. Answers its id; throws WrongStoreLink for links that lead anywhere else than to its own pages. */
export async function addStore(marketplace: Marketplace, store: NewStore): Promise<number> {
  const { instagramUrl, facebookUrl } = store
  return inTransaction(marketplace, async (marketplace) => {
    const { id } = await marketplace.db
      .insertInto('stores')
      .values({
        name: store.name,
        category: store.category,
        description: store.description,
        logo: store.logo,
        cover: store.cover,
        instagram_url: instagramUrl === undefined ? null : storeLink('instagram', instagramUrl),
        facebook_url: facebookUrl === undefined ? null : storeLink('facebook', facebookUrl),
        governorate: store.governorate ?? null,
        town: store.town ?? null,
        craft: store.craft ?? null,
        created_at: marketplace.clock.now(),
        retired_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'store.added', storeId: id })
    return id
  })
}
