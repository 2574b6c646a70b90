import type { Context } from 'hono'
import { languageQuery } from '#api/contract/parameters.ts'
import { readQuery } from '#api/read-query.ts'
import type { RespondInLanguage } from '#api/respond-in-language.ts'
import { jsonResponse, streamedJsonResponse } from '#api/responses.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { streamStores } from '#domain/catalog/stores/list-stores.ts'
import { brandsToJson, singleBrandToWire } from '../translate/brand.ts'
import { idFromText } from '../translate/id.ts'

export function brandHandlers(respond: RespondInLanguage) {
  return {
    async listBrands(context: Context) {
      return respond(context, readQuery(context, languageQuery), (marketplace) =>
        streamedJsonResponse(context, brandsToJson(streamStores(marketplace))),
      )
    },

    async getBrand(context: Context) {
      return respond(context, readQuery(context, languageQuery), async (marketplace) => {
        const store = await getStore(marketplace, idFromText(context.req.param('id')))
        return jsonResponse(context, singleBrandToWire(store))
      })
    },
  }
}
