import type { Context } from 'hono'
import { requestMarketplace } from '#api/request-marketplace.ts'
import { jsonResponse, streamedJsonResponse } from '#api/responses.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { streamStores } from '#domain/catalog/stores/list-stores.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { brandsToJson, singleBrandToWire } from '../translate/brand.ts'
import { idFromText } from '../translate/id.ts'

export function brandHandlers(marketplace: Marketplace) {
  return {
    async listBrands(context: Context) {
      return streamedJsonResponse(context, brandsToJson(streamStores(requestMarketplace(context, marketplace))))
    },

    async getBrand(context: Context) {
      const store = await getStore(requestMarketplace(context, marketplace), idFromText(context.req.param('id')))
      return jsonResponse(context, singleBrandToWire(store))
    },
  }
}
