import type { Marketplace } from '#domain/marketplace.ts'
import { defaultSaleTerms, type SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { setSetting } from './settings.ts'

/** Sets the sale terms: the default ones but for those that are given. */
export async function setSaleTerms(marketplace: Marketplace, terms: Partial<SaleTerms>): Promise<void> {
  await setSetting(marketplace, saleTermsSetting, { ...defaultSaleTerms, ...terms })
}
