import type { Context } from 'hono'
import { languageQuery } from '#api/contract/parameters.ts'
import { routes } from '#api/contract/routes.ts'
import { nextPage } from '#api/next-page.ts'
import { readQuery } from '#api/read-query.ts'
import { requestMarketplace } from '#api/request-marketplace.ts'
import type { RespondInLanguage } from '#api/respond-in-language.ts'
import { jsonFromChunks, jsonResponse } from '#api/responses.ts'
import { idFromText } from '#api/translate/id.ts'
import { productArrayToJson, productPageToWire, productsToJson, singleProductToWire } from '#api/translate/product.ts'
import { productSearchFromWire } from '#api/translate/product-search.ts'
import { promotionToWire } from '#api/translate/promotion.ts'
import { invalidFields } from '#api/validate.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listAllProducts, maxListedProducts } from '#domain/catalog/search/list-all-products.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { listCategories } from '#domain/categories/list-categories.ts'
import { type Category, categoriesOf } from '#domain/category.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findWeeklyPromotion } from '#domain/promotions/find-weekly-promotion.ts'

/** The page after the products that are listed without pages. */
const afterListed = { limit: '100', page: String(maxListedProducts / 100 + 1) }

/** Returns the categories of a query. Throws a Problem for a word that is none, or retired. */
async function getCategories(marketplace: Marketplace, word: string): Promise<readonly Category[]> {
  const categories = categoriesOf(await listCategories(marketplace), word)
  if (!categories) throw invalidFields([{ path: 'category', message: 'must be a category or a collection' }])
  return categories
}

export function productHandlers(marketplace: Marketplace, respond: RespondInLanguage) {
  return {
    async listProducts(context: Context) {
      const { lang, category, filter: others, page, pageSize } = readQuery(context, productSearchFromWire)
      return respond(context, { lang }, async (marketplace) => {
        const filter = {
          ...others,
          ...(category !== undefined && { categories: await getCategories(marketplace, category) }),
        }
        if (pageSize === undefined) {
          const { total, batches } = await listAllProducts(marketplace, filter)
          const next = total > maxListedProducts ? nextPage(context, routes.listProducts, afterListed) : undefined
          return jsonFromChunks(context, productsToJson(batches, total), next)
        }
        return jsonResponse(context, productPageToWire(await listProducts(marketplace, { ...filter, page, pageSize })))
      })
    },

    async getProduct(context: Context) {
      return respond(context, readQuery(context, languageQuery), async (marketplace) => {
        const product = await getProduct(marketplace, idFromText(context.req.param('id')))
        return jsonResponse(context, singleProductToWire(product))
      })
    },

    async listProductsOfBrand(context: Context) {
      return respond(context, readQuery(context, languageQuery), async (marketplace) => {
        const store = await getStore(marketplace, idFromText(context.req.param('id')))
        const { total, batches } = await listAllProducts(marketplace, { storeIds: [store.id] })
        const afterwards = { brand: String(store.id), ...afterListed }
        const next = total > maxListedProducts ? nextPage(context, routes.listProducts, afterwards) : undefined
        return jsonFromChunks(context, productArrayToJson(batches), next)
      })
    },

    async getPromotion(context: Context) {
      const promotion = await findWeeklyPromotion(requestMarketplace(context, marketplace))
      if (!promotion) throw new NotFound('product', 'of the week')
      return jsonResponse(context, promotionToWire(promotion))
    },
  }
}
