import { officeLanguage } from './office-messages.ts'

const form = new Intl.DateTimeFormat(officeLanguage === 'en' ? 'en-GB' : `${officeLanguage}-TN`, {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Africa/Tunis',
})

/** `2 Mar, 14:05`, as calendar and clock in Tunis have it: for lists, where the year is known. */
export function shortMoment(moment: Date): string {
  return form.format(moment)
}
