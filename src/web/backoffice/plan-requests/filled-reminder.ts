import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PlanRequestDetails } from '#domain/plans/plan-request-details.ts'
import { reminderDays } from '#domain/plans/remind-of-plan-ends.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { daysBetween, lastDayBefore, startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { formatDate } from '#formatting/dates.ts'
import { planTextsIn } from '#messages/server-messages.ts'

/** The text that reminds a maker of the end of a plan, in her language, to be sent by hand. */
export interface FilledReminder {
  readonly locale: Locale
  readonly text: string
}

/** Returns the reminders of plans that end soon or have ended, by the ids of their requests. */
export async function filledReminders(
  office: Marketplace,
  requests: readonly PlanRequestDetails[],
): Promise<ReadonlyMap<number, FilledReminder>> {
  const shops = new Map<Locale, string>()
  for (const { locale } of requests)
    if (!shops.has(locale)) shops.set(locale, (await getShopProfile({ ...office, locale })).name)
  const now = office.clock.now()
  return new Map(
    requests.flatMap((request) => {
      const text = textOf(request, shops.get(request.locale) ?? '', now)
      return text === undefined ? [] : [[request.id, { locale: request.locale, text }]]
    }),
  )
}

function textOf(request: PlanRequestDetails, shop: string, now: Date): string | undefined {
  const { plan, status, locale, project, storeName, expiresAt } = request
  if (!expiresAt || (status !== 'approved' && status !== 'expired')) return undefined
  const lastDay = lastDayBefore(expiresAt)
  const left = daysBetween(tunisDayOf(now), lastDay)
  if (left > reminderDays[0]) return undefined
  const { plans, ends, endsToday, ended } = planTextsIn(locale)
  const day = formatDate(startOfDay(lastDay), locale)
  // Without a store, it is called as the maker called the project.
  const [store, name] = [storeName ?? project, plans[plan]]
  if (left < 0) return ended(shop, store, name, day)
  return left === 0 ? endsToday(shop, store, name) : ends(shop, store, name, day)
}
