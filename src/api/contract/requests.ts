import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { paymentMethodNames, paymentMethods } from '#domain/payment-method.ts'
import { id } from './shapes.ts'

/** The request bodies. Unknown fields are ignored. */

/** A visible character: not white space, not a filler, and not a combining mark without its letter. */
const visibleCharacter = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Counts characters (code points) as JSON Schema does; zod's own check counts UTF-16 code units. */
function atMost(maxLength: number) {
  return z.string().refine((text) => [...text].length <= maxLength, `must have at most ${maxLength} characters`)
}

function text(maxLength: number, description: string, example: string) {
  return atMost(maxLength).regex(visibleCharacter, 'must not be empty').meta({ description, example, maxLength })
}

function note(what: string, example: string) {
  const description = `${what} Plain text; line breaks stay. Absent, null or empty: none.`
  return atMost(300).meta({ maxLength: 300 }).nullish().meta({ description, example })
}

const wirePayments = paymentMethodNames.map((method) => paymentMethods[method].wire)

/** A field that other clients of this API send and the server ignores. */
function ignored(why: string) {
  return z
    .unknown()
    .optional()
    .meta({ description: `Ignored: ${why}` })
}

export const email = text(254, 'One e-mail address.', 'amel@example.tn')

export const phone = text(
  200,
  'Tunisian number of 8 digits, with or without +216 or 00216, or an international one with +. ' +
    'Spaces and Arabic-Indic digits are fine.',
  '22 333 444',
)

/** The language of what the shop sends about the request. */
export const lang = z.enum(locales).nullish().meta({
  description:
    'The language of the e-mails and of the page about it. Absent or null: the main language of the shop. The answer here does not depend on it.',
  example: 'fr',
})

export const newSubscription = z.object({ email, lang }).meta({ id: 'NewSubscription' })

export const newComment = z
  .object({
    name: text(120, 'Shown with the comment.', 'Amel'),
    email,
    phone,
    comment: text(2000, 'Plain text; line breaks stay.', 'Arrived well packed, even nicer than in the picture.'),
    product_id: id.meta({ description: 'The product it is about.', example: 12 }),
    lang,
  })
  .meta({ id: 'NewComment' })

export const newMessage = z
  .object({
    email,
    description: text(5000, 'The message. Plain text; line breaks stay.', 'Do you deliver to Tozeur?'),
    name: text(120, 'Who writes.', 'Amel Ben Salah'),
    lang,
  })
  .meta({ id: 'NewMessage' })

export const newPlanRequest = z
  .object({
    email,
    description: atMost(5000).meta({
      ...{ description: 'About the project; may be empty.', example: 'We weave in Mahdia.' },
      maxLength: 5000,
    }),
    name: text(120, 'Who asks.', 'Amel Ben Salah'),
    project: text(200, 'Name of the workshop or brand.', 'Noul Mahdia'),
    tel: phone,
    selectedpack: z.enum(['Silver', 'Gold', 'Diamonds']).meta({ description: 'The plan wanted.', example: 'Gold' }),
    lang,
    status: ignored('a request starts as pending.'),
    note: ignored('a request starts with an empty note.'),
    expiration_date: ignored('a request starts without one.'),
  })
  .meta({ id: 'NewPlanRequest' })

const fromCatalog = ignored('taken from the catalogue.')

const newOrderItem = z.object({
  productId: id.meta({ example: 12 }),
  quantity: z.int().min(1).max(1000).meta({ description: 'Pieces.', example: 2 }),
  sizeId: id.nullish().meta({ description: 'May be absent or null when the product has one size.', example: 31 }),
  colorId: id.nullish().meta({
    description:
      'Absent or null: any color. Of a size whose pieces are counted by color, the one with the most pieces is taken.',
    example: 8,
  }),
  name: fromCatalog,
  model: fromCatalog,
  price: fromCatalog,
  totalprice: fromCatalog,
  size: fromCatalog,
  image: fromCatalog,
})

export const newOrder = z
  .object({
    email,
    telephone: phone,
    adresse: text(300, 'Street and number, or how to find the house.', '12 rue de la Kasbah'),
    ville: text(200, 'Town.', 'Nabeul'),
    nom: text(120, 'Who receives the parcel.', 'Amel Ben Salah'),
    orderItems: z.array(newOrderItem).min(1).max(100).meta({ description: 'The lines of the order.' }),
    total: z.number().min(0).max(1e9).meta({
      description:
        'What the buyer was shown, in dinars, at most 3 decimals, 8 TND shipping included. Where the shop asks another fee, also by the town or none, a 409 says the right total.',
      example: 64.5,
    }),
    paymentMethod: z.enum(wirePayments).meta({ description: 'How the buyer pays.', example: wirePayments[0] }),
    note: note('For the shop and the courier.', 'Please call before coming.'),
    code: atMost(100).meta({ maxLength: 100 }).nullish().meta({
      description:
        'A discount code. Capitals, spaces and the kind of digits do not matter. One that takes nothing off is an error of this field. Absent, null or empty: none.',
      example: 'AID2026',
    }),
    giftNote: note('Words that go with a gift.', 'Happy birthday, Amel!'),
    lang,
  })
  .meta({ id: 'NewOrder' })

export type WireNewOrderItem = z.output<typeof newOrderItem>
