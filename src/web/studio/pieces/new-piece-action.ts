import { data, redirect } from 'react-router'
import { z } from 'zod'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import type { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import { priceDoubtOf } from '#domain/catalog/price-doubt.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { cutLine, plainLine, rawText, readFields, submissionKey } from '#web/forms/form-fields.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { piecePath } from '#web/paths/studio-paths.ts'
import { readFormWithPhoto, uploadPhoto } from './photo-form.ts'
import { type PriceProblem, pieces, price } from './piece-form.ts'

export const newPieceForm = z.object({
  ...{ name: cutLine(productFields.name.maxLength), regularPrice: rawText, category: plainLine, stock: rawText },
  /** The photo, once it is sent. */
  picture: plainLine,
  ...{ key: submissionKey, sure: price },
})

type Field = 'photo' | 'name' | 'regularPrice' | 'category' | 'stock'

type Typed = Omit<z.output<typeof newPieceForm>, 'key' | 'sure'>

/** The form as it was sent, to be shown again: nothing was added. */
export interface ReturnedPiece {
  readonly typed: Typed
  readonly errors: { readonly [Name in Field]?: Problem }
  readonly sure?: Millimes | undefined
}

type Problem = PriceProblem | 'required' | 'number' | 'photoAgain' | Refusal

type Refusal = Extract<Awaited<ReturnType<typeof uploadPicture>>, { readonly outcome: 'refused' }>['reason']

/** Adds a piece to an own store. The photo is part of the form, unless the page has sent it before. */
export async function addPiece(studio: Marketplace, storeId: number, request: Request) {
  const { form, photo, isTooHeavy } = await readFormWithPhoto(studio, request)
  const { key, sure, ...typed } = readFields(newPieceForm, form)
  if (isTooHeavy) return refused({ typed, errors: { photo: 'too-heavy' } }, 413)
  if (!photo) return addWithPhoto(studio, storeId, { typed, key, sure })
  const sending = sendPhoto(studio, photo).then(({ picture, refusal }) =>
    addWithPhoto(studio, storeId, { typed: { ...typed, picture }, key, sure, refusal }),
  )
  return catchRateLimited(sending, { typed, errors: {} })
}

interface SentPiece {
  /** With the picture that the photo has become, which is not sent again. */
  readonly typed: Typed
  readonly key: string | undefined
  readonly sure: Millimes
  /** Why there is no picture. */
  readonly refusal?: Refusal | undefined
}

async function addWithPhoto(studio: Marketplace, storeId: number, { typed, key, sure, refusal }: SentPiece) {
  const { errors, ...reading } = read(typed, sure, refusal)
  if (!reading.values) return refused({ typed, errors, sure: reading.sure }, 422)
  const { stock, ...values } = reading.values
  const adding = createProduct(
    studio,
    {
      ...emptyValues(productFields),
      ...values,
      ...{ storeId, locale: studio.locale, colors: [], sizes: [{ name: '', stock }] },
      pictures: [{ fileName: typed.picture, alt: '' }],
    },
    { submissionKey: key },
  )
  const returned = { typed, errors: {} }
  const answer = adding.then((result) => {
    if (result.outcome === 'created') return redirect(piecePath(result.id, 'published'))
    if (result.outcome === 'unknown') return refused({ typed, errors: errorsOf(result.fields) }, 422)
    return data({ ...returned, ...result }, { status: 409 })
  })
  return catchRateLimited(answer, returned)
}

async function sendPhoto(studio: Marketplace, photo: File) {
  const upload = await uploadPhoto(studio, photo)
  return upload.outcome === 'uploaded' ? { picture: upload.picture.fileName } : { picture: '', refusal: upload.reason }
}

function read(
  { name, regularPrice: typedPrice, category, stock: typedStock, picture }: Typed,
  sure: Millimes,
  refusal?: Refusal,
) {
  const regularPrice = parsePrice(typedPrice)
  const doubt = regularPrice !== undefined && regularPrice !== sure && priceDoubtOf(typedPrice, regularPrice, undefined)
  const stock = pieces.parse([typedStock])
  const errors: ReturnedPiece['errors'] = {
    ...(picture === '' && { photo: refusal ?? 'required' }),
    ...(name === '' && { name: 'required' }),
    ...(regularPrice === undefined && { regularPrice: 'price' }),
    ...(doubt && { regularPrice: doubt }),
    ...(category === '' && { category: 'required' }),
    ...(stock === undefined && { stock: 'number' }),
  }
  if (regularPrice === undefined || stock === undefined || Object.keys(errors).length > 0)
    return { errors, sure: doubt ? regularPrice : undefined }
  return { errors, values: { name, regularPrice, category, stock } }
}

/** A category may have been taken away since; a photo of somebody else is as none. */
function errorsOf(fields: readonly string[]): ReturnedPiece['errors'] {
  return {
    ...(fields.includes('pictures') && { photo: 'photoAgain' }),
    ...(fields.includes('category') && { category: 'required' }),
  }
}

function refused(returned: ReturnedPiece, status: number) {
  return data({ ...returned, outcome: 'invalid' as const }, { status })
}
