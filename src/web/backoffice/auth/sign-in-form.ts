import { z } from 'zod'
import { parseEmailAddress } from '#domain/email-address.ts'
import { plainLine, rawText } from '#web/forms/form-fields.ts'

/** Neither field is checked: a sign-in that is refused does not say which of them was wrong. */
export const signInForm = z.object({ email: plainLine, password: rawText })

export const codeForm = z.object({ code: rawText })

/** The email address is undefined when it is none. */
export const forgottenForm = z.object({ email: rawText.transform(parseEmailAddress) })
