import { z } from 'zod'
import { maxOrdersPerMinute, type WaitingRoomRules } from '#domain/orders/waiting-room/waiting-room.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import type { Typed } from './setting-result.ts'

export const waitingRoomForm = z.object({ ordersPerMinute: wholeNumber(maxOrdersPerMinute, 0) })

/** Returns the form values of the waiting room. */
export function waitingRoomTexts({ ordersPerMinute }: WaitingRoomRules): Typed {
  return { ordersPerMinute: String(ordersPerMinute) }
}
