import { z } from 'zod'
import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import { readJsonField } from '#web/backoffice/read-json-field.ts'

const shape = z.object({ subject: z.string(), body: z.string() })

/** Reads the draft as it was when the form was opened, from a hidden field. Undefined when the field is invalid. */
export function readIssueBase(form: FormData): IssueText | undefined {
  return readJsonField(form, 'base', shape)
}
