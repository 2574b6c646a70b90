import type { z } from 'zod'
import { textIn } from '../read-form.ts'

/** What a form began with, which travels in one of its fields as JSON. Undefined when it was tampered with. */
export function readBase<Base>(form: FormData, name: string, shape: z.ZodType<Base>): Base | undefined {
  try {
    return shape.safeParse(JSON.parse(textIn(form, name))).data
  } catch {
    return undefined
  }
}
