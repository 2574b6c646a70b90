import { limitSetting } from '#domain/limits/limit-setting.ts'
import { type DeedLimits, type Limits, strangerDeeds, type VisitorLimits } from '#domain/limits/limits.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** The same for everything strangers do. */
export function limitsOf(each: DeedLimits, unconfirmedOrders = 1000): Limits {
  const deeds = Object.fromEntries(strangerDeeds.map((deed) => [deed, each])) as Omit<Limits, 'unconfirmedOrders'>
  return { ...deeds, unconfirmedOrders }
}

/** What the server holds visitors to, with the same for everything at the door. */
export function heldTo(each: DeedLimits): VisitorLimits {
  return { door: { 'sign-in': each, 'second-factor': each, 'password-reset': each }, isLimited: true }
}

/** Sets the limits of the shop, as an owner would, but by nobody. */
export async function setLimits({ db, clock }: Marketplace, limits: Limits): Promise<void> {
  const row = {
    value: JSON.stringify(limitSetting.shape.parse(limits)),
    changed_by: 'the test',
    changed_at: clock.now(),
  }
  await db
    .insertInto('settings')
    .values({ key: limitSetting.key, version: 1, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
