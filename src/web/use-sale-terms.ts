import { type PublicSaleTerms, publicTermsWithoutData } from '#domain/sale-terms/sale-terms.ts'
import { useRootData } from '#web/root-data.ts'

/** Returns the sale terms from the root loader; the defaults on an error page without loader data. */
export function useSaleTerms(): PublicSaleTerms {
  return useRootData()?.saleTerms ?? publicTermsWithoutData
}
