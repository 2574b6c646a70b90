import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { pictureName } from './shapes.ts'

/** Ids in a URL are strings, described as integers in OpenAPI. */
function idText(description: string, example: number) {
  return z
    .string()
    .regex(/^\d+$/, 'must be an id: digits only')
    .meta({ description, example, override: ({ jsonSchema }) => wholeNumber(jsonSchema) })
}

function wholeNumber(jsonSchema: Record<string, unknown>): void {
  delete jsonSchema.pattern
  jsonSchema.type = 'integer'
  jsonSchema.minimum = 1
}

function count(max: number, description: string, example: number) {
  const digits = (value: unknown) =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  const message = `must be a whole number from 1 to ${max}`
  return z
    .preprocess(digits, z.int(message).min(1, message).max(max, message))
    .optional()
    .meta({ description, example })
}

const lang = z
  .enum(locales)
  .optional()
  .meta({
    description:
      'The language of the texts. Absent: the main language of the shop. A text that is not translated is in the main ' +
      'language, otherwise as it was written.',
    example: 'fr',
  })

/** Of routes with texts of the shop. An empty value counts as absent, as in all queries. */
export const languageQuery = z.object({ lang })

/** Of the list of all brands. */
export const brandListQuery = languageQuery.extend({
  after: idText(
    'Only brands with a higher id: a list has 5,000 at most, and names the rest in `Link`.',
    5000,
  ).optional(),
})

export const productPath = z.object({ id: idText('Id of a product.', 12) })
export const brandPath = z.object({ id: idText('Id of a brand.', 3) })
export const commentPath = z.object({ productId: idText('Id of a product.', 12) })
/** Comments stay in the language they were written in. */
export const commentQuery = languageQuery.extend({ page: count(1_000_000, 'From 1. A page has 20 comments.', 1) })
export const imagePath = z.object({ filename: pictureName })

export const productQuery = languageQuery.extend({
  category: z
    .string()
    .max(100)
    .optional()
    .meta({
      description:
        'A category (Accessories, bags, clothing, Cosmetics, decor, kids, shoes) or a collection ' +
        '(artisanal-decor-craft, handcrafted-accessories, home-ambiance-essentials, kids-room-wonders), ' +
        'or one that the shop has added and offers.',
      example: 'decor',
    }),
  brand: idText('Id of a brand. One that does not exist has no products.', 3).optional(),
  q: z.string().max(200).optional().meta({
    description: 'Words to search for; a mistyped one is forgiven when nothing else is found.',
    example: 'bowl',
  }),
  sort: z
    .enum(['newest', 'price', '-price', 'name'])
    .optional()
    .meta({ description: 'Otherwise catalogue order.', example: 'price' }),
  page: count(1_000_000, 'From 1. Later pages need `limit`.', 1),
  limit: count(100, 'Products on a page. Without it every product is answered, of more than 5,000 the first ones.', 6),
})

export const orderHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(1, 'must not be empty')
    .max(255)
    .optional()
    .meta({
      description:
        'Any text of your own. The same key with the same body gives the first answer again for 7 days, ' +
        'never a second order.',
      example: '6f1c2f0e-8a0b-4f53-9a57-0d3a2b1c4e5f',
    }),
})

/** Headers of responses to GET, 304 included. */
export const readHeaders = z.object({
  ETag: z.string().meta({
    description: 'Names this very answer. Who sends it back as `If-None-Match` is answered 304 until there is another.',
    example: '"3qcLFfvYOEUJH8pTmC6g0E8sVYwbLx0cWzL3n1c0n2M"',
  }),
  'Cache-Status': z.string().optional().meta({
    description: 'Only while the database is away: this is the last known answer, stale for N seconds (RFC 9211).',
    example: 'hirfa; hit; ttl=-42',
  }),
  Age: z
    .string()
    .regex(/^\d+$/)
    .optional()
    .meta({
      description: 'With `Cache-Status`: how many seconds old the answer is, at most 600.',
      example: 42,
      override: ({ jsonSchema }) => wholeNumber(jsonSchema),
    }),
})

/** Headers of redirects. */
export const redirectHeaders = z.object({
  Location: z.string().meta({ example: '/api/image/product-12.fr.0123456789abcdef.jpg' }),
})

/** Headers of responses to GET with texts of the shop. */
export const readTextHeaders = readHeaders.extend({
  'Content-Language': z.string().optional().meta({ description: 'With `lang`: that language.', example: 'fr' }),
  Link: z.string().optional().meta({
    description: 'Only with a list that ends at 5,000 rows: how to go on (RFC 8288).',
    example: '</api/products?limit=100&page=51>; rel="next"',
  }),
})

/** Headers of problems that are temporary. */
export const waitHeaders = z.object({
  'Retry-After': z
    .string()
    .regex(/^\d+$/)
    .meta({
      description: 'In how many seconds the same may well succeed.',
      example: 5,
      override: ({ jsonSchema }) => wholeNumber(jsonSchema),
    }),
})
