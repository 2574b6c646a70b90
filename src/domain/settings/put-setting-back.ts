import { isDeepStrictEqual } from 'node:util'
import { commentSetting } from '../comments/comment-setting.ts'
import type { RecordedChange } from '../history/recorded-change.ts'
import { houseSetting } from '../house/house-setting.ts'
import { limitSetting } from '../limits/limit-setting.ts'
import type { Marketplace } from '../marketplace.ts'
import { shopWindowSetting } from '../shop-window/shop-window-setting.ts'
import { editSetting } from './edit-setting.ts'
import { readSetting } from './read-setting.ts'
import type { Setting } from './setting.ts'

type Sides = Pick<RecordedChange, 'thingId' | 'before' | 'after'>

/** Puts back what an edit replaced. Answers false, and changes nothing, when it is no longer as the edit left it. */
export async function putSettingBack(marketplace: Marketplace, sides: Sides): Promise<boolean> {
  if (sides.thingId === houseSetting.key) return putBack(marketplace, houseSetting, sides)
  if (sides.thingId === limitSetting.key) return putBack(marketplace, limitSetting, sides)
  if (sides.thingId === commentSetting.key) return putBack(marketplace, commentSetting, sides)
  return putBack(marketplace, shopWindowSetting, sides)
}

/** What others have made of other parts since stays. */
async function putBack<Value extends object>(
  marketplace: Marketplace,
  setting: Setting<Value>,
  { before = {}, after = {} }: Sides,
): Promise<boolean> {
  const { value, version } = await readSetting(marketplace, setting)
  const parts = { ...value } as Record<string, unknown>
  for (const [part, was] of Object.entries(before)) {
    if (!isDeepStrictEqual(parts[part] ?? null, after[part])) return false
    if (was === null) delete parts[part]
    else parts[part] = was
  }
  const reading = setting.shape.safeParse(parts)
  if (!reading.success) return false
  return (await editSetting(marketplace, setting, { version, edited: reading.data })).outcome === 'saved'
}
