import { z } from 'zod'
import { type ClosedDays, maxClosedDays } from '#domain/orders/holds/closed-days.ts'
import { latinDigits } from '#domain/phone.ts'
import { parseDay, type TunisDay } from '#domain/tunis-day.ts'
import { oneOf, parsed } from '#web/forms/field-values.ts'
import { maxClosedDaysLength, yesOrNo } from './closed-days-fields.ts'
import type { Typed } from './setting-result.ts'

export const closedDaysForm = z.object({
  closedDays: parsed(parseDays, 'days'),
  worksSaturdays: oneOf(yesOrNo).transform((answer) => answer === 'yes'),
})

/** Parses days such as `2026-03-20` or `20/3/2026`, separated by spaces, commas or line breaks. */
function parseDays(typed: string): readonly TunisDay[] | undefined {
  if (typed.length > maxClosedDaysLength) return undefined
  const days = latinDigits(typed)
    .split(/[\s,;،]+/)
    .filter((day) => day !== '')
    .map(parseTypedDay)
  const known = [...new Set(days.filter((day) => day !== undefined))].sort()
  return days.includes(undefined) || known.length > maxClosedDays ? undefined : known
}

function parseTypedDay(typed: string): TunisDay | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(typed) ?? []
  return parseDay(year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed)
}

/** The closed days as their form shows them: a line for each. */
export function closedDaysTexts({ closedDays, worksSaturdays }: ClosedDays): Typed {
  return { closedDays: closedDays.join('\n'), worksSaturdays: worksSaturdays ? 'yes' : 'no' }
}
