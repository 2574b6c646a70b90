import type { Context } from 'hono'
import { languageQuery } from '#api/contract/parameters.ts'
import { readQuery } from '#api/read-query.ts'
import { readingMarketplace } from '#api/reading-marketplace.ts'
import { jsonResponse, streamedJsonResponse } from '#api/responses.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { streamStores } from '#domain/catalog/stores/list-stores.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { brandsToJson, singleBrandToWire } from '../translate/brand.ts'
import { idFromText } from '../translate/id.ts'

export function brandHandlers(marketplace: Marketplace) {
  return {
    async listBrands(context: Context) {
      const forRequest = await readingMarketplace(context, marketplace, readQuery(context, languageQuery))
      return streamedJsonResponse(context, brandsToJson(streamStores(forRequest)))
    },

    async getBrand(context: Context) {
      const forRequest = await readingMarketplace(context, marketplace, readQuery(context, languageQuery))
      const store = await getStore(forRequest, idFromText(context.req.param('id')))
      return jsonResponse(context, singleBrandToWire(store))
    },
  }
}
