import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { holdLimitSetting } from '#domain/orders/holds/hold-limit-setting.ts'
import type { HoldLimits } from '#domain/orders/holds/hold-limits.ts'
import { setSetting } from './settings.ts'

/** Limits that no test reaches by chance. */
export const generousHoldLimits: HoldLimits = {
  ...{ orderPieces: 1000, orderValue: dinars(1_000_000) },
  ...{ customerPieces: 1000, customerValue: dinars(1_000_000) },
  ...{ networkPieces: 1000, networkValue: dinars(1_000_000) },
  ...{ shopPieces: 1000, shopValue: dinars(1_000_000) },
  ...{ sizeShare: 100, hoursToConfirm: 16, hoursAfterReminder: 4 },
}

/** Sets the hold limits of the shop without an operator; those not given are generous. */
export function setHoldLimits(marketplace: Marketplace, limits: Partial<HoldLimits>): Promise<void> {
  return setSetting(marketplace, holdLimitSetting, { ...generousHoldLimits, ...limits })
}
