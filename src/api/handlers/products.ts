import type { Context } from 'hono'
import { languageQuery } from '#api/contract/parameters.ts'
import { readingMarketplace } from '#api/reading-marketplace.ts'
import { requestMarketplace } from '#api/request-marketplace.ts'
import { jsonResponse, streamedJsonResponse } from '#api/responses.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listProducts, streamProducts } from '#domain/catalog/search/list-products.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findWeeklyPromotion } from '#domain/promotions/find-weekly-promotion.ts'
import { readQuery } from '../read-query.ts'
import { idFromText } from '../translate/id.ts'
import { productArrayToJson, productPageToWire, productsToJson, singleProductToWire } from '../translate/product.ts'
import { productSearchFromWire } from '../translate/product-search.ts'
import { promotionToWire } from '../translate/promotion.ts'

export function productHandlers(marketplace: Marketplace) {
  return {
    async listProducts(context: Context) {
      const { lang, filter, page, pageSize } = readQuery(context, productSearchFromWire)
      const forRequest = await readingMarketplace(context, marketplace, { lang })
      if (pageSize === undefined)
        return streamedJsonResponse(context, productsToJson(streamProducts(forRequest, filter)))
      return jsonResponse(context, productPageToWire(await listProducts(forRequest, { ...filter, page, pageSize })))
    },

    async getProduct(context: Context) {
      const forRequest = await readingMarketplace(context, marketplace, readQuery(context, languageQuery))
      const product = await getProduct(forRequest, idFromText(context.req.param('id')))
      return jsonResponse(context, singleProductToWire(product))
    },

    async listProductsOfBrand(context: Context) {
      const forRequest = await readingMarketplace(context, marketplace, readQuery(context, languageQuery))
      const store = await getStore(forRequest, idFromText(context.req.param('id')))
      return streamedJsonResponse(context, productArrayToJson(streamProducts(forRequest, { storeId: store.id })))
    },

    async getPromotion(context: Context) {
      const promotion = await findWeeklyPromotion(requestMarketplace(context, marketplace))
      if (!promotion) throw new NotFound('product', 'of the week')
      return jsonResponse(context, promotionToWire(promotion))
    },
  }
}
