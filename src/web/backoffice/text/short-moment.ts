import { backofficeLanguage } from './backoffice-messages.ts'

const form = new Intl.DateTimeFormat(backofficeLanguage === 'en' ? 'en-GB' : `${backofficeLanguage}-TN`, {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Africa/Tunis',
})

/** `2 Mar, 14:05` in Tunis time, for lists where the year is clear. */
export function shortMoment(moment: Date): string {
  return form.format(moment)
}
