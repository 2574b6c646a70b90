import { z } from 'zod'
import { dinars, toDinars } from '#domain/money.ts'
import {
  type HoldLimits,
  maxHoldPieces,
  maxHoldValue,
  maxSizeShare,
  maxWorkingHours,
} from '#domain/orders/holds/hold-limits.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import { holders } from './hold-limit-fields.ts'
import type { Typed } from './setting-result.ts'

const pieces = wholeNumber(maxHoldPieces)
/** Typed in whole dinars. */
const value = wholeNumber(toDinars(maxHoldValue)).transform(dinars)
const hours = wholeNumber(maxWorkingHours)

export const holdLimitsForm = z.object({
  ...{ orderPieces: pieces, orderValue: value },
  ...{ customerPieces: pieces, customerValue: value },
  ...{ networkPieces: pieces, networkValue: value },
  ...{ shopPieces: pieces, shopValue: value },
  sizeShare: wholeNumber(maxSizeShare),
  ...{ hoursToConfirm: hours, hoursAfterReminder: hours },
})

/** The limits as their form shows them. */
export function holdLimitTexts(limits: HoldLimits): Typed {
  const amounts = holders.flatMap((holder) => [
    [`${holder}Pieces`, String(limits[`${holder}Pieces`])],
    [`${holder}Value`, String(toDinars(limits[`${holder}Value`]))],
  ])
  const { sizeShare, hoursToConfirm, hoursAfterReminder } = limits
  return {
    ...Object.fromEntries(amounts),
    ...{ sizeShare: String(sizeShare) },
    ...{ hoursToConfirm: String(hoursToConfirm), hoursAfterReminder: String(hoursAfterReminder) },
  }
}
