import type { Context } from 'hono'
import { getStore } from '#domain/catalog/get-store.ts'
import { listStores } from '#domain/catalog/list-stores.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { answerJson } from '../answer.ts'
import { askedBy } from '../asked-by.ts'
import { brandAloneToWire, brandsToWire } from '../translate/brand.ts'
import { idFromText } from '../translate/id.ts'

export function brandHandlers(marketplace: Marketplace) {
  return {
    async listBrands(context: Context) {
      return answerJson(context, brandsToWire(await listStores(askedBy(context, marketplace))))
    },

    async getBrand(context: Context) {
      const store = await getStore(askedBy(context, marketplace), idFromText(context.req.param('id')))
      return answerJson(context, brandAloneToWire(store))
    },
  }
}
