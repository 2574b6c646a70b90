import { z } from 'zod'
import { emailAddress } from '#web/forms/field-values.ts'
import { rawText } from '#web/forms/form-fields.ts'

/** The address is undefined when it is none; `typed` is shown again then. */
export const emailForm = z
  .object({ email: rawText })
  .transform(({ email }) => ({ typed: email, email: emailAddress.safeParse(email).data }))
