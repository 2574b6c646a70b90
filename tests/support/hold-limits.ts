import { system } from '#domain/access/actor.ts'
import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { holdLimitSetting } from '#domain/orders/holds/hold-limit-setting.ts'
import type { HoldLimits } from '#domain/orders/holds/hold-limits.ts'
import { defaultRateLimits } from '#domain/rate-limits/rate-limit.ts'
import { requestLimits } from './rate-limits.ts'

/** Limits that no test reaches by chance. */
export const generousHoldLimits: HoldLimits = {
  ...{ orderPieces: 1000, orderValue: dinars(1_000_000) },
  ...{ customerPieces: 1000, customerValue: dinars(1_000_000) },
  ...{ networkPieces: 1000, networkValue: dinars(1_000_000) },
  ...{ shopPieces: 1000, shopValue: dinars(1_000_000) },
  ...{ sizeShare: 100, hoursToConfirm: 16, hoursAfterReminder: 4 },
}

/** Sets the hold limits of the shop without an operator; those not given are generous. */
export async function setHoldLimits({ db, clock }: Marketplace, limits: Partial<HoldLimits>): Promise<void> {
  const row = {
    value: JSON.stringify({ ...generousHoldLimits, ...limits }),
    ...actorColumns(system),
    changed_at: clock.now(),
  }
  await db
    .insertInto('settings')
    .values({ key: holdLimitSetting.key, version: 1, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** The same shop for a request from a network. */
export function fromNetwork<Shop extends Marketplace>(marketplace: Shop, address = '192.0.2.1'): Shop {
  return { ...marketplace, network: { address, ...requestLimits(defaultRateLimits.order) } }
}
