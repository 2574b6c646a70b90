import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { priceDoubtOf } from '#domain/catalog/price-doubt.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { arrangePictures } from '#web/backoffice/pictures/arrange-pictures.ts'
import { uploadFormPicture } from '#web/backoffice/pictures/upload-form-picture.ts'
import { textIn } from '#web/forms/read-form.ts'
import type { ProductFieldErrors } from './product-fields.ts'
import { readProductForm } from './product-form.ts'
import { type TypedProduct, typedIn } from './typed-product.ts'

/** A form that is shown again with its values because nothing was saved. */
export interface ReturnedProductForm {
  /** `arranged`: nothing is invalid, a button of a picture was pressed. */
  readonly outcome: 'invalid' | 'arranged'
  readonly fieldErrors: ProductFieldErrors
  readonly typed: TypedProduct
  /** Why the uploaded picture was refused. */
  readonly refused?: PictureRefusal | undefined
}

/**
 * Reads the form of a product, including what browsers send without JavaScript: a picture, or a button of a picture. A price
 * that is in doubt beside those `before` is asked about once.
 */
export async function readProductSubmission(
  office: Marketplace,
  form: FormData,
  before?: Pick<ProductDraft, 'regularPrice' | 'promotionalPrice'>,
): Promise<{ readonly outcome: 'read'; readonly draft: ProductDraft } | ReturnedProductForm> {
  const refused = await uploadFormPicture(office, form)
  const wanted = textIn(form, 'arrange')
  if (wanted !== '') {
    const typed = typedIn(form)
    const pictures = arrangePictures(typed.pictures, wanted)
    return { outcome: 'arranged', fieldErrors: {}, typed: { ...typed, pictures }, refused }
  }
  const reading = readProductForm(form)
  if (reading.outcome === 'invalid') return { ...reading, refused }
  const fieldErrors = doubtsAbout(reading.draft, form, before)
  return refused || Object.keys(fieldErrors).length > 0
    ? { outcome: 'invalid', fieldErrors, typed: typedIn(form), refused }
    : reading
}

/** Returns the doubts about prices that were not confirmed. A promotional price is compared with the one that it replaces. */
function doubtsAbout(
  { regularPrice, promotionalPrice }: ProductDraft,
  form: FormData,
  before?: Pick<ProductDraft, 'regularPrice' | 'promotionalPrice'>,
): ProductFieldErrors {
  const confirmed = form.getAll('sure')
  const doubt = (field: 'regularPrice' | 'promotionalPrice', price: Millimes | undefined, earlier?: Millimes) =>
    price === undefined || confirmed.includes(`${field} ${price}`)
      ? undefined
      : priceDoubtOf(textIn(form, field), price, earlier)
  const regular = doubt('regularPrice', regularPrice, before?.regularPrice)
  const promotional = doubt('promotionalPrice', promotionalPrice, before?.promotionalPrice ?? regularPrice)
  return { ...(regular && { regularPrice: regular }), ...(promotional && { promotionalPrice: promotional }) }
}
