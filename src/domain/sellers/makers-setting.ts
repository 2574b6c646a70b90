import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'

/** Whether makers run their own stores. */
export interface MakerRules {
  readonly areMakersIn: boolean
}

const shape = z.object({ areMakersIn: z.boolean() }) satisfies z.ZodType<MakerRules>

export const makersSetting: Setting<MakerRules> = { key: 'makers', shape, defaultValue: { areMakersIn: false } }

/** Returns whether there is a studio at all. Without one nobody enters, and the office lets nobody in. */
export async function areMakersIn(marketplace: Pick<Marketplace, 'db'>): Promise<boolean> {
  return (await getSetting(marketplace, makersSetting)).value.areMakersIn
}

/** Throws NotFound for people while the shop has no studio. The samples have a maker all the same. */
export async function requireMakers(marketplace: Pick<Marketplace, 'db' | 'actor'>): Promise<void> {
  if (marketplace.actor.kind !== 'system' && !(await areMakersIn(marketplace))) throw new NotFound('studio', 'is open')
}
