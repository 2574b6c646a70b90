import { z } from 'zod'
import { sentId } from '#web/forms/form-fields.ts'

/** The version that is accepted: the one that the page has shown. */
export const termsForm = z.object({ version: sentId })
