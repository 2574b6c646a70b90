import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'

/** Whether makers run their own stores. */
export interface StudioRules {
  readonly isStudioOpen: boolean
}

const shape = z.object({ isStudioOpen: z.boolean() }) satisfies z.ZodType<StudioRules>

export const studioSetting: Setting<StudioRules> = { key: 'studio', shape, defaultValue: { isStudioOpen: false } }

/** Returns whether there is a studio at all. Without one nobody enters, and the office lets nobody in. */
export async function isStudioOpen(marketplace: Pick<Marketplace, 'db'>): Promise<boolean> {
  return (await getSetting(marketplace, studioSetting)).value.isStudioOpen
}

/** Throws NotFound for people while the shop has no studio. The samples have a maker all the same. */
export async function requireStudio(marketplace: Pick<Marketplace, 'db' | 'actor'>): Promise<void> {
  if (marketplace.actor.kind !== 'system' && !(await isStudioOpen(marketplace))) throw new NotFound('studio', 'is open')
}
