import type { Context } from 'hono'
import { brandListQuery, languageQuery } from '#api/contract/parameters.ts'
import { routes } from '#api/contract/routes.ts'
import { nextPage } from '#api/next-page.ts'
import { readQuery } from '#api/read-query.ts'
import type { RespondInLanguage } from '#api/respond-in-language.ts'
import { jsonResponse } from '#api/responses.ts'
import { brandsToWire, singleBrandToWire } from '#api/translate/brand.ts'
import { afterIdFromText, idFromText } from '#api/translate/id.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { listStoresAfter } from '#domain/catalog/stores/list-stores.ts'

export function brandHandlers(respond: RespondInLanguage) {
  return {
    async listBrands(context: Context) {
      const { lang, after } = readQuery(context, brandListQuery)
      return respond(context, { lang }, async (marketplace) => {
        const { stores, hasMore } = await listStoresAfter(marketplace, afterIdFromText(after))
        const last = hasMore ? stores.at(-1) : undefined
        const next = last && nextPage(context, routes.listBrands, { after: String(last.id) })
        return jsonResponse(context, brandsToWire(stores), next)
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
