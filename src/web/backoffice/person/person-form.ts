import { z } from 'zod'
import { isSent, known, line } from '#web/forms/form-fields.ts'

/** What the buttons of the page of a person send. */
export const personForm = z.object({
  q: line,
  do: known(['erase', 'send-link']),
  called: isSent,
})
