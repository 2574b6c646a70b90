import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { formatDate } from '#web/text/format.ts'

export function dateOf(day: TunisDay): string {
  return formatDate(startOfDay(day))
}
