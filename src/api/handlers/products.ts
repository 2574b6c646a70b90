import type { Context } from 'hono'
import { getProduct } from '#domain/catalog/get-product.ts'
import { getStore } from '#domain/catalog/get-store.ts'
import { listProducts, streamProducts } from '#domain/catalog/list-products.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findWeeklyPromotion } from '#domain/promotions/find-weekly-promotion.ts'
import { answerJson, answerJsonPieces } from '../answer.ts'
import { askedBy } from '../asked-by.ts'
import { idFromText } from '../translate/id.ts'
import { productAloneToWire, productArrayToJson, productPageToWire, productsToJson } from '../translate/product.ts'
import { productSearchFromWire } from '../translate/product-search.ts'
import { promotionToWire } from '../translate/promotion.ts'
import { valid } from '../validate.ts'

export function productHandlers(marketplace: Marketplace) {
  return {
    async listProducts(context: Context) {
      const { filter, page, pageSize } = valid(productSearchFromWire, filledIn(context.req.query()))
      const asked = askedBy(context, marketplace)
      if (pageSize === undefined) return answerJsonPieces(context, productsToJson(streamProducts(asked, filter)))
      return answerJson(context, productPageToWire(await listProducts(asked, { ...filter, page, pageSize })))
    },

    async getProduct(context: Context) {
      const product = await getProduct(askedBy(context, marketplace), idFromText(context.req.param('id')))
      return answerJson(context, productAloneToWire(product))
    },

    async listProductsOfBrand(context: Context) {
      const asked = askedBy(context, marketplace)
      const store = await getStore(asked, idFromText(context.req.param('id')))
      return answerJsonPieces(context, productArrayToJson(streamProducts(asked, { storeId: store.id })))
    },

    async getPromotion(context: Context) {
      const promotion = await findWeeklyPromotion(askedBy(context, marketplace))
      if (!promotion) throw new NotFound('product', 'of the week')
      return answerJson(context, promotionToWire(promotion))
    },
  }
}

/** A form with an empty search box sends `?q=`: that is not a search. */
function filledIn(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}
