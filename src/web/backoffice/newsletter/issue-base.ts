import { z } from 'zod'
import type { IssueText } from '#domain/correspondence/write-issue.ts'
import { readBase } from '../read-base.ts'

const shape = z.object({ subject: z.string(), body: z.string() })

/** The draft as it was when the form was opened, which travels with the form. Undefined when it was tampered with. */
export function readIssueBase(form: FormData): IssueText | undefined {
  return readBase(form, 'base', shape)
}
