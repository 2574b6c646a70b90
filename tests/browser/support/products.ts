import type { APIRequestContext } from '@playwright/test'
import type { Locale } from '../../../src/domain/locale.ts'

/** As the API returns it. */
export interface SampleProduct {
  readonly id: number
  readonly name: string
  readonly model: string
  readonly price: number
  readonly lowestprice: number | null
  readonly images: readonly string[]
  readonly brand: { readonly idbrand: number; readonly name: string }
  readonly sizes: readonly { readonly sizeId: number; readonly sizeName: string; readonly quantity: number }[]
  readonly colors: readonly {
    readonly colorId: number
    readonly colorName: string
    readonly images?: readonly string[]
  }[]
  readonly description: string
}

/** Returns the products with their texts in a language. */
export async function allProducts(
  request: APIRequestContext,
  language: Locale = 'en',
): Promise<readonly SampleProduct[]> {
  const answer = await request.get(`/api/products?lang=${language}`)
  const { products } = await answer.json()
  return products
}

/** Returns the sample product with this model. Throws if there is none. */
export async function productOfModel(
  request: APIRequestContext,
  model: string,
  language?: Locale,
): Promise<SampleProduct> {
  const product = (await allProducts(request, language)).find((candidate) => candidate.model === model)
  if (!product) throw new Error(`No sample product has the model ${model}`)
  return product
}
