import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'

const crafts = ['pottery', 'rugs', 'wood', 'silver'] as const

type Craft = (typeof crafts)[number]

/** The search text per craft, for its picture and its link. */
const searches: Record<Craft, string> = {
  pottery: 'Nabeul',
  rugs: 'rug',
  wood: 'olive-wood',
  silver: 'filigree',
}

/** An article of the about page. When no product of its craft is found it has neither picture nor link. */
export interface CraftArticle {
  readonly craft: Craft
  readonly found?: { readonly picture: Picture; readonly path: string }
}

/** Lists the articles, each with the picture of a product. */
export async function listCraftArticles(marketplace: Marketplace): Promise<CraftArticle[]> {
  return Promise.all(
    crafts.map(async (craft): Promise<CraftArticle> => {
      const searchText = searches[craft]
      const { products } = await listProducts(marketplace, { searchText, pageSize: 1 })
      const [picture] = products[0]?.pictures ?? []
      if (!picture) return { craft }
      return { craft, found: { picture, path: shopPath({ q: searchText }) } }
    }),
  )
}
