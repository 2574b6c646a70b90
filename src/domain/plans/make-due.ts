import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PlanName } from '#domain/plan.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { daysAfter, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { planSetting } from './plan-setting.ts'
import { priceOfDays } from './price-of-days.ts'

interface GivenDays {
  readonly planRequestId: number
  readonly plan: PlanName
  readonly firstDay: TunisDay
  readonly lastDay: TunisDay
}

/** Makes what is due for the days that a decision gives to a plan. A renewal that gives no day makes nothing due. */
export async function makeDue(
  { db, clock, actor }: Marketplace,
  { planRequestId, plan, firstDay, lastDay }: GivenDays,
): Promise<void> {
  if (lastDay < firstDay) return
  const { daysToPay } = (await getSetting({ db }, planSetting)).value
  const now = clock.now()
  await db
    .insertInto('plan_dues')
    .values({
      ...{ plan_request_id: planRequestId, plan, first_day: firstDay, last_day: lastDay },
      amount_millimes: priceOfDays(plan, firstDay, lastDay),
      pay_by: daysAfter(tunisDayOf(now), daysToPay),
      ...{ ...actorColumns(actor), made_at: now },
    })
    .execute()
}
