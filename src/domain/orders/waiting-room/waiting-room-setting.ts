import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'
import { defaultWaitingRoomRules, maxOrdersPerMinute, type WaitingRoomRules } from './waiting-room.ts'

const shape = z.object({
  ordersPerMinute: z.int().min(0).max(maxOrdersPerMinute),
}) satisfies z.ZodType<WaitingRoomRules>

export const waitingRoomSetting: Setting<WaitingRoomRules> = {
  key: 'waiting-room',
  shape,
  defaultValue: defaultWaitingRoomRules,
}
