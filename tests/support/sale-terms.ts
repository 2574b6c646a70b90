import type { SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { asOperator } from './operators.ts'
import type { TestShop } from './test-shop.ts'

/** Changes some of the sale terms. */
export async function setSaleTerms(shop: TestShop, terms: Partial<SaleTerms>): Promise<void> {
  const office = await asOperator(shop.marketplace)
  const { value, version } = await getSetting(office, saleTermsSetting)
  await editSetting(office, saleTermsSetting, { version, edited: { ...value, ...terms } })
}
