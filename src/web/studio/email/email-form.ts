import { z } from 'zod'
import { parseEmailAddress } from '#domain/email-address.ts'
import { rawText } from '#web/forms/form-fields.ts'

/** The address is undefined when it is none; `typed` is shown again then. */
export const emailForm = z
  .object({ email: rawText })
  .transform(({ email }) => ({ typed: email, email: parseEmailAddress(email) }))
