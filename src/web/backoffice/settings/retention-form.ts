import { z } from 'zod'
import { maxRetentionMonths, type RetentionPeriods } from '#domain/personal-data/retention.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import type { Typed } from './setting-result.ts'

const months = wholeNumber(maxRetentionMonths)

export const retentionForm = z.object({
  ...{ contacts: months, letters: months, messages: months, commentContacts: months, logs: months },
})

/** Returns the form values of the retention periods. */
export function retentionTexts({ contacts, letters, messages, commentContacts, logs }: RetentionPeriods): Typed {
  return {
    ...{ contacts: String(contacts), letters: String(letters), messages: String(messages) },
    ...{ commentContacts: String(commentContacts), logs: String(logs) },
  }
}
