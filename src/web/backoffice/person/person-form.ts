import { z } from 'zod'
import { isSent, known, plainLine } from '#web/forms/form-fields.ts'

/** What the buttons of the page of a person send. */
export const personForm = z.object({
  q: plainLine,
  do: known(['erase', 'send-link']),
  called: isSent,
})
