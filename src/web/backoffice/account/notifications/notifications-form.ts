import { z } from 'zod'
import type { PushPreferences } from '#domain/push/push-preferences.ts'
import { pushKinds } from '#domain/push-kind.ts'
import { line, rawText, rawTexts } from '#web/forms/form-fields.ts'

/** A time of day as browsers send it; midnight for anything else. In minutes. */
const timeOfDay = line.transform((text) => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0)
})

export const preferencesForm = z.object({ kinds: rawTexts, quietFrom: timeOfDay, quietUntil: timeOfDay }).transform(
  ({ kinds, quietFrom: from, quietUntil: until }): PushPreferences => ({
    kinds: pushKinds.filter((kind) => kinds.includes(kind)),
    quiet: { from, until },
  }),
)

/** What a browser returns when it subscribes. */
export const subscriptionForm = z.object({ endpoint: rawText, p256dh: rawText, auth: rawText })

/** The value of a time field. */
export function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
