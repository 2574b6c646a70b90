import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isLongPast } from '#domain/tunis-day.ts'
import { unconfirmedDoubt } from '#web/backoffice/forms/unconfirmed-doubt.ts'
import { arrangePictures } from '#web/backoffice/pictures/arrange-pictures.ts'
import { textIn } from '#web/forms/read-form.ts'
import type { ProductFieldErrors } from './product-fields.ts'
import { readProductForm } from './product-form.ts'
import { type TypedProduct, typedProductIn } from './typed-product.ts'

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
 * Reads the form of a product, including what browsers send without JavaScript: a picture, or a button of a picture. A
 * price that is in doubt beside those `before` is asked about once, and a day that lies more than a year back is an
 * error.
 */
export async function readProductSubmission(
  office: Marketplace,
  form: FormData,
  before?: PricesBefore,
): Promise<{ readonly outcome: 'read'; readonly draft: ProductDraft } | ReturnedProductForm> {
  const refused = await uploadFormPicture(office, form)
  const wanted = textIn(form, 'arrange')
  if (wanted !== '') {
    const typed = typedProductIn(form)
    const pictures = arrangePictures(typed.pictures, wanted)
    return { outcome: 'arranged', fieldErrors: {}, typed: { ...typed, pictures }, refused }
  }
  const reading = readProductForm(form)
  if (reading.outcome === 'invalid') return { ...reading, refused }
  const { draft } = reading
  const fieldErrors = {
    ...doubtsAbout(draft, form, before),
    ...daysLongPast(draft, office.clock.now(), before),
  }
  return refused || Object.keys(fieldErrors).length > 0
    ? { outcome: 'invalid', fieldErrors, typed: typedProductIn(form), refused }
    : reading
}

type PricesBefore = Pick<ProductDraft, 'regularPrice' | 'promotionalPrice' | 'promotionFirstDay' | 'promotionLastDay'>

/**
 * Returns the doubts about prices that were not confirmed. A promotional price is compared with the one that it
 * replaces.
 */
function doubtsAbout(
  { regularPrice, promotionalPrice }: ProductDraft,
  form: FormData,
  before?: PricesBefore,
): ProductFieldErrors {
  const regular = unconfirmedDoubt(form, {
    ...{ field: 'regularPrice', price: regularPrice, before: before?.regularPrice },
  })
  const promotional = unconfirmedDoubt(form, {
    ...{ field: 'promotionalPrice', price: promotionalPrice, before: before?.promotionalPrice ?? regularPrice },
  })
  return { ...(regular && { regularPrice: regular }), ...(promotional && { promotionalPrice: promotional }) }
}

/**
 * Returns the errors of days that lie far in the past, such as one of another year by a slip. Days that stood before
 * stay.
 */
function daysLongPast(draft: ProductDraft, now: Date, before?: PricesBefore): ProductFieldErrors {
  const isWrong = (field: 'promotionFirstDay' | 'promotionLastDay') =>
    draft[field] !== undefined && draft[field] !== before?.[field] && isLongPast(draft[field], now)
  return {
    ...(isWrong('promotionFirstDay') && { promotionFirstDay: 'longPast' as const }),
    ...(isWrong('promotionLastDay') && { promotionLastDay: 'longPast' as const }),
  }
}

/**
 * Uploads the picture in a form sent without JavaScript and adds its fields to the form as the script would. Returns
 * the reason when the picture is refused.
 */
async function uploadFormPicture(office: Marketplace, form: FormData): Promise<PictureRefusal | undefined> {
  const file = form.get('photo')
  form.delete('photo')
  // Without a chosen file browsers send an empty file without a name.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return undefined
  const upload = await uploadPicture(office, new Uint8Array(await file.arrayBuffer()))
  if (upload.outcome === 'refused') return upload.reason
  form.append('picture', upload.picture.fileName)
  form.append('alt', '')
  form.append('pictureColor', '')
  return undefined
}
