import type { z } from 'zod'
import { textIn } from '#web/forms/read-form.ts'

/** Parses the JSON in a hidden field. Undefined when it is invalid. */
export function readJsonField<Base>(form: FormData, name: string, shape: z.ZodType<Base>): Base | undefined {
  try {
    return shape.safeParse(JSON.parse(textIn(form, name))).data
  } catch {
    return undefined
  }
}
