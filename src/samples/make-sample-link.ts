import { system } from '#domain/access/actor.ts'
import { hasSampleProducts } from '#domain/catalog/has-sample-products.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { grantStoreAccess } from '#domain/sellers/grant-store-access.ts'
import { createSellerLink } from '#domain/sellers/seller-link.ts'

/** That of all samples. */
const samplePhone = '+21620000000' as Phone

/** Returns the token of a link with which the maker of the first sample store enters; undefined without samples. */
export async function makeSampleLink(shop: Marketplace): Promise<string | undefined> {
  const marketplace: Marketplace = { ...shop, actor: system }
  if (!(await hasSampleProducts(marketplace))) return undefined
  const stores = marketplace.db.selectFrom('stores').select('id').orderBy('id')
  const { id: storeId } = await stores.limit(1).executeTakeFirstOrThrow()
  const locale = await getMainLocale(marketplace)
  const maker = { name: 'Amel', phone: samplePhone, locale }
  const result = await grantStoreAccess(marketplace, storeId, maker)
  return 'sellerId' in result ? createSellerLink(marketplace, storeId, result.sellerId) : undefined
}
