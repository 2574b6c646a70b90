import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import type { Marketplace } from '#domain/marketplace.ts'
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
 * Reads the form of a product, including what browsers send without JavaScript: a picture, or a button of a picture.
 */
export async function readProductSubmission(
  office: Marketplace,
  form: FormData,
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
  return refused ? { outcome: 'invalid', fieldErrors: {}, typed: typedIn(form), refused } : reading
}
