import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import type { PinRules } from './pin-rules.ts'

const shape = z.object({ pins: z.enum(['allowed', 'off']) }) satisfies z.ZodType<PinRules>

export const pinSetting: Setting<PinRules> = { key: 'pins', shape, defaultValue: { pins: 'allowed' } }

export async function arePinsAllowed(marketplace: Marketplace): Promise<boolean> {
  return (await getSetting(marketplace, pinSetting)).value.pins === 'allowed'
}
