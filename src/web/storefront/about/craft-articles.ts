import { listProducts } from '#domain/catalog/list-products.ts'
import type { Picture } from '#domain/catalog/picture.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { shopPath } from '../shop/shop-query.ts'

const crafts = ['pottery', 'rugs', 'wood', 'silver'] as const

type Craft = (typeof crafts)[number]

/** What the shop is searched for to illustrate a craft, and where its link leads. */
const searches: Record<Craft, string> = {
  pottery: 'Nabeul',
  rugs: 'rug',
  wood: 'olive-wood',
  silver: 'filigree',
}

/** A story of the about page. Without a piece of its craft in the shop it has neither picture nor link. */
export interface CraftArticle {
  readonly craft: Craft
  readonly found?: { readonly picture: Picture; readonly path: string }
}

/** The stories, each with a picture of a real piece. */
export async function listCraftArticles(marketplace: Marketplace): Promise<CraftArticle[]> {
  return Promise.all(
    crafts.map(async (craft): Promise<CraftArticle> => {
      const words = searches[craft]
      const { products } = await listProducts(marketplace, { words, pageSize: 1 })
      const [picture] = products[0]?.pictures ?? []
      if (!picture) return { craft }
      return { craft, found: { picture, path: shopPath({ words, sort: 'ours', page: 1 }) } }
    }),
  )
}
