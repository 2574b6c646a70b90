import { z } from 'zod'
import { id, orderItem, reopeningDay } from './shapes.ts'

/** All problems (RFC 9457), by the fragment at the end of their `type`. */

const fieldErrors = z.array(
  z.object({
    path: z
      .string()
      .meta({ description: 'Which field, dotted; empty for the whole body.', example: 'orderItems.0.quantity' }),
    message: z.string().meta({ example: 'must be at least 1' }),
  }),
)

const shortLine = z.object({
  index: z.int().nonnegative().meta({ description: 'Position in `orderItems`, from 0.', example: 0 }),
  productId: id,
  sizeId: id,
  colorId: id.optional().meta({ description: 'Absent when no color was chosen.' }),
  name: z.string(),
  size: z.string(),
  color: z.string().optional(),
  left: z.int().nonnegative().meta({ description: 'Pieces that can still be had.', example: 1 }),
  backon: reopeningDay.optional(),
})

export const problems = {
  'not-json': problem('not-json', 400, 'The body is not JSON'),
  'not-found': problem('not-found', 404, 'No such thing'),
  'method-not-allowed': problem('method-not-allowed', 405, 'Not done with this address; `Allow` says what is'),
  'out-of-stock': problem('out-of-stock', 409, 'Not enough pieces left; nothing was ordered', {
    lines: z.array(shortLine).meta({
      description:
        'The lines concerned. Lines of one size share its stock, and those of a product made to order its week.',
    }),
  }),
  'total-mismatch': problem('total-mismatch', 409, 'The total is another one; nothing was ordered', {
    total: z.number().meta({ description: 'The right total in dinars, shipping included.', example: 80 }),
    orderItems: z.array(orderItem).meta({ description: 'The lines at today’s prices.' }),
  }),
  'too-large': problem('too-large', 413, 'The body is larger than 64 KiB'),
  'not-json-typed': problem('not-json-typed', 415, 'The body is not declared as application/json'),
  'invalid-fields': problem('invalid-fields', 422, 'A field is wrong', { errors: fieldErrors }),
  'key-reuse': problem('key-reuse', 422, 'The Idempotency-Key came with another body before'),
  'too-many-requests': problem(
    'too-many-requests',
    429,
    'Too many in a short time; `Retry-After` says how many seconds to wait',
  ),
  'internal-error': problem('internal-error', 500, 'Something went wrong here'),
  unavailable: problem('unavailable', 503, 'Closed for a moment; `Retry-After` says how many seconds'),
}

export type ProblemSlug = keyof typeof problems

/** The members of a problem beyond those that all problems have. */
export type ProblemDetails<Slug extends ProblemSlug> = Omit<
  z.infer<(typeof problems)[Slug]['schema']>,
  'type' | 'title' | 'status' | 'detail'
>

export type FieldError = ProblemDetails<'invalid-fields'>['errors'][number]

function problem<Status extends number, Members extends z.ZodRawShape = Record<never, never>>(
  slug: string,
  status: Status,
  title: string,
  members: Members = {} as Members,
) {
  const schema = z
    .object({
      type: z.string().regex(new RegExp(`/docs#${slug}$`)),
      title: z.literal(title),
      status: z.literal(status),
      detail: z.string().meta({ description: 'What happened, for a person.' }),
      ...members,
    })
    .meta({ id: slug, description: title })
  return { status, title, schema }
}
