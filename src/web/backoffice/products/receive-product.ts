import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import type { PictureRefusal } from '#domain/catalog/picture-decoder.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { textIn } from '../../read-form.ts'
import { arrangePictures } from '../pictures/arrange-pictures.ts'
import { takeSentPicture } from '../pictures/take-sent-picture.ts'
import { type ProductMistakes, readProductForm } from './product-form.ts'
import { type TypedProduct, typedIn } from './typed-product.ts'

/** A form that comes back before anything is saved, with all that was typed. */
export interface ReturnedProduct {
  /** `arranged`: nothing is wrong, a picture was to be moved. */
  readonly outcome: 'invalid' | 'arranged'
  readonly mistakes: ProductMistakes
  readonly typed: TypedProduct
  /** Why the picture that came with it was not taken. */
  readonly refused?: PictureRefusal | undefined
}

/** Reads a product's form, with what only browsers without script send: a picture in it, or the wish to move one. */
export async function receiveProduct(
  office: Marketplace,
  form: FormData,
): Promise<{ readonly outcome: 'read'; readonly draft: ProductDraft } | ReturnedProduct> {
  const refused = await takeSentPicture(office, form)
  const wanted = textIn(form, 'arrange')
  if (wanted !== '') {
    const typed = typedIn(form)
    const pictures = arrangePictures(typed.pictures, wanted)
    return { outcome: 'arranged', mistakes: {}, typed: { ...typed, pictures }, refused }
  }
  const reading = readProductForm(form)
  if (reading.outcome === 'invalid') return { ...reading, refused }
  return refused ? { outcome: 'invalid', mistakes: {}, typed: typedIn(form), refused } : reading
}
