import type { Context } from 'hono'
import type { z } from 'zod'
import { valid } from './validate.ts'

/**
 * Reads the query of a request. An empty parameter counts as absent: a form with an empty search field submits `?q=`.
 */
export function readQuery<Schema extends z.ZodType>(context: Context, schema: Schema): z.output<Schema> {
  return valid(schema, Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== '')))
}
