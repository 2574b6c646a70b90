import { z } from 'zod'

/** The response bodies. Field names are those of the wire format (docs/vocabulary.md), independent of the domain. */

const category = z.string().meta({
  description: 'Accessories, bags, clothing, Cosmetics, decor, kids, shoes, or one that the shop has added.',
  example: 'decor',
})
const money = z.number().nonnegative()
const moment = z.iso.datetime()
export const id = z.int().min(1)

export const fileName = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*\.(webp|jpg|png)$/)
  .meta({ description: 'File name of a picture, served by `/image/{filename}`.', example: 'd1f4a90b6c.webp' })

/** The file name of a picture, or of a copy with a width in pixels. */
export const pictureName = z
  .string()
  .max(130)
  .regex(/^[a-z0-9][a-z0-9-]*(\.(webp|jpg|png)|\.[1-9]\d{0,3}\.(avif|webp|jpg)|\.social\.jpg)$/)
  .meta({
    description:
      'A file name; or between its name and `avif` or `jpg` a width in pixels, such as `d1f4a90b6c.640.avif`; or ' +
      '`d1f4a90b6c.social.jpg`, 1200 x 630 pixels for previews of links.',
    example: 'd1f4a90b6c.webp',
  })

/** A calendar day in Tunis. */
export const reopeningDay = z.iso.date().meta({
  description:
    'While the store is closed: the day from which its pieces can be ordered again. Absent while it is open.',
  example: '2027-01-12',
})

const productSize = z.object({
  sizeName: z.string().meta({ description: '`One size` when there is nothing to choose.', example: 'Large' }),
  quantity: z
    .int()
    .nonnegative()
    .meta({
      description:
        'Pieces that can be ordered now: those in stock. Of a product that is made to order: what is left of its week, ' +
        'which its sizes share, or 100 without a limit.',
      example: 7,
    }),
  sizeId: id.meta({ description: 'Send it back in an order.', example: 31 }),
})

const productVariant = z.object({
  id,
  sizeId: id,
  colorId: id.nullable().meta({ description: 'Null: of all colors of the product.' }),
  quantity: z.int().nonnegative().meta({ description: 'Pieces of this size and color that can be ordered now.' }),
  price: money.meta({ description: 'What one piece costs now, in dinars.' }),
})

const productColor = z.object({
  colorName: z.string().meta({ example: 'Cobalt blue' }),
  colorId: id.meta({ description: 'Send it back in an order.', example: 8 }),
  images: z.array(fileName).optional().meta({
    description: 'Those of the `images` of the product that show it in this color; absent when there are none.',
  }),
})

export const product = z
  .object({
    id: id.meta({ example: 12 }),
    name: z.string().meta({ example: 'Serving bowl' }),
    model: z.string().meta({ example: 'DF-204' }),
    price: money.meta({ description: 'Regular price in dinars.', example: 32.5 }),
    promo: z.enum(['TRUE', 'FALSE']).meta({ description: 'Whether `percentpromo` is charged instead of `price`.' }),
    percentpromo: money.nullable().meta({ description: 'Promotional price in dinars, or null.', example: 28.25 }),
    lowestprice: money.nullable().meta({
      description:
        'With a promotional price: the lowest price in dinars of the 30 days before the reduction began. Null without one, ' +
        'or when the product was not on sale then.',
      example: 32.5,
    }),
    images: z.array(fileName).meta({ description: 'File names of the pictures, the main one first.' }),
    category,
    brand: z
      .object({
        idbrand: id.meta({ example: 3 }),
        name: z.string().meta({ example: 'Dar El Fakhar' }),
        categorie: category,
      })
      .meta({ description: 'The store that makes it.' }),
    sizes: z.array(productSize).meta({ description: 'At least one. `quantity` is the sum over the colors.' }),
    colors: z.array(productColor).meta({ description: 'Empty when there is no color to choose.' }),
    variants: z
      .array(productVariant)
      .optional()
      .meta({
        description:
          'Sizes by color, where their pieces are counted by color or cost more than `price`, which is the lowest price; ' +
          'absent where `sizes` says it all. A promotion lowers each by the same part.',
      }),
    color: z.string().meta({ description: 'The main color in words.', example: 'Blue' }),
    description: z.string(),
    width: z.number().positive().nullable().meta({ description: 'Centimetres, or null.', example: 24.5 }),
    height: z.number().positive().nullable().meta({ description: 'Centimetres, or null.', example: 9 }),
    weight: z.number().positive().nullable().meta({ description: 'Grams, or null.', example: 850 }),
    availability: z.boolean().meta({
      description: 'Whether any size has a piece left that can be ordered now: while the store is closed, none.',
    }),
    backon: reopeningDay.optional(),
    supply: z
      .enum(['made-to-order', 'one-of-a-kind'])
      .optional()
      .meta({ description: 'Absent for a product that is kept in stock.' }),
    preparationdays: z.int().positive().optional().meta({
      description: 'Working days in which it is made to order. They come before the time of delivery.',
    }),
    weeklylimit: z.int().positive().optional().meta({
      description: 'How many pieces are made to order a week, from Monday to Sunday; absent without a limit.',
    }),
  })
  .meta({ id: 'Product' })

export const productList = z.object({
  products: z.array(product),
  total: z
    .int()
    .nonnegative()
    .meta({ description: 'How many match on all pages together; with `q`, no more than 600 are found.' }),
})

export const brand = z
  .object({
    idbrand: id.meta({ example: 3 }),
    name: z.string().meta({ example: 'Dar El Fakhar' }),
    description: z.string(),
    image_path: z.string().meta({ description: 'Where the picture is served.', example: '/api/image/d1f4a90b6c.webp' }),
    lieninsta: z.url().nullable().meta({ description: 'Instagram page, or null.' }),
    lienfb: z.url().nullable().meta({ description: 'Facebook page, or null.' }),
    categorie: category,
    backon: reopeningDay.optional(),
  })
  .meta({ id: 'Brand' })

export const brandList = z.object({ products: z.array(brand).meta({ description: 'Brands, despite the name.' }) })

export const promotion = z
  .object({
    end_date: moment.meta({
      description: 'When it ends; in the past when it has ended.',
      example: '2026-03-08T23:00:00.000Z',
    }),
    product_id: id.meta({ example: 12 }),
  })
  .meta({ id: 'WeeklyPromotion' })

export const comment = z
  .object({
    name: z.string().meta({ example: 'Amel' }),
    comment: z.string().meta({ example: 'Arrived well packed, even nicer than in the picture.' }),
    creation_date: moment.meta({ example: '2026-03-02T10:00:00.000Z' }),
  })
  .meta({ id: 'Comment' })

const review = z
  .object({
    name: z.string().nullable().meta({ description: 'As its writer wants it, or null.', example: 'Amel B.' }),
    stars: z.int().min(1).max(5),
    comment: z.string().meta({ description: 'Empty for stars without words.' }),
    images: z
      .array(z.string())
      .max(3)
      .meta({ description: 'File names of the photos, served by `/review-photo/{file}` of the shop.' }),
    answer: z.string().nullable().meta({ description: 'Of the shop or the maker, or null.' }),
    creation_date: moment,
  })
  .meta({ id: 'Review' })

export const commentList = z.object({
  products: z.array(comment).max(20).meta({ description: 'Comments, newest first, despite the name.' }),
  total: z.int().nonnegative().meta({ description: 'How many comments there are on all pages together.' }),
  rating: z
    .object({ average: z.number().min(1).max(5), count: z.int().min(1) })
    .optional()
    .meta({ description: 'Of the reviews of those who received the product here; absent without any.' }),
  reviews: z.array(review).max(20).optional().meta({ description: 'The newest of these reviews; absent without any.' }),
})

export const orderItem = z
  .object({
    productId: id,
    name: z.string(),
    model: z.string(),
    price: money.meta({ description: 'What one piece costs now, in dinars.' }),
    totalprice: money.meta({ description: '`price` times `quantity`.' }),
    quantity: z.int().min(1),
    size: z.string(),
    sizeId: id,
    colorId: id.nullable(),
    image: z.string().meta({ description: 'File name of the main picture, empty without one.' }),
  })
  .meta({ id: 'OrderItem' })

export const placedOrder = z
  .object({
    orderNumber: z
      .string()
      .meta({ description: 'For people, to name the order on the phone.', example: 'H-7K3M-92QX' }),
    total: money.meta({ description: 'Dinars to pay on delivery, shipping included.', example: 64.5 }),
    token: z
      .string()
      .meta({ description: "Secret key to the order's private page.", example: 'q1Zb8mXo0JtY2n5VfGd3Rw' }),
    status: z.enum(['received', 'requested']).meta({
      description:
        '`received`: the shop has taken the pieces from its stock and phones to confirm. `requested`: larger than the shop hands out unconfirmed, so it phones first and takes the pieces then, if they last.',
    }),
  })
  .meta({ id: 'PlacedOrder' })

export const subscription = z
  .object({ email: z.string().meta({ example: 'amel@example.tn' }) })
  .meta({ id: 'Subscription' })

export const nothing = z.object({}).meta({ description: 'An empty object: received.' })

export type WireProduct = z.infer<typeof product>
export type WireBrand = z.infer<typeof brand>
export type WirePromotion = z.infer<typeof promotion>
export type WireComment = z.infer<typeof comment>
export type WireOrderItem = z.infer<typeof orderItem>
export type WirePlacedOrder = z.infer<typeof placedOrder>
