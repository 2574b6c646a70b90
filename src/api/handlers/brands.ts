import type { Context } from 'hono'
import { brandListQuery, languageQuery } from '#api/contract/parameters.ts'
import { routes } from '#api/contract/routes.ts'
import { nextPage } from '#api/next-page.ts'
import { readQuery } from '#api/read-query.ts'
import type { RespondInLanguage } from '#api/respond-in-language.ts'
import { jsonListResponse, jsonResponse } from '#api/responses.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { listStoresAfter } from '#domain/catalog/stores/list-stores.ts'
import { brandsToWire, singleBrandToWire } from '../translate/brand.ts'
import { idFromText } from '../translate/id.ts'

export function brandHandlers(respond: RespondInLanguage) {
  return {
    async listBrands(context: Context) {
      const { lang, after } = readQuery(context, brandListQuery)
      return respond(context, { lang }, async (marketplace) => {
        const { stores, hasMore } = await listStoresAfter(marketplace, idFromText(after ?? '0'))
        const lastId = String(stores.at(-1)?.id)
        const next = hasMore ? nextPage(context, routes.listBrands, { after: lastId }) : undefined
        return jsonListResponse(context, [JSON.stringify(brandsToWire(stores))], next)
      })
    },

    async getBrand(context: Context) {
      return respond(context, readQuery(context, languageQuery), async (marketplace) => {
        const store = await getStore(marketplace, idFromText(context.req.param('id')))
        return jsonResponse(context, singleBrandToWire(store))
      })
    },
  }
}
