import { isDeepStrictEqual } from 'node:util'
import type { AuditChange } from '#domain/audit/audit-change.ts'
import { commentSetting } from '#domain/comments/comment-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { merchandisingSetting } from '#domain/merchandising/merchandising-setting.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { holdLimitSetting } from '#domain/orders/holds/hold-limit-setting.ts'
import { retentionSetting } from '#domain/personal-data/retention-setting.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { reviewLimitSetting } from '#domain/rate-limits/review-limit-setting.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting, SettingKey } from '#domain/settings/setting.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'

/** The parts of a setting that changed. */
type SettingEdit = Pick<Extract<AuditChange, { readonly entity: 'setting' }>, 'id' | 'before' | 'after'>

const settings: Readonly<Record<SettingKey, Setting<object>>> = {
  'shop-profile': shopProfileSetting,
  'rate-limits': rateLimitSetting,
  'review-limits': reviewLimitSetting,
  'hold-limits': holdLimitSetting,
  'closed-days': closedDaysSetting,
  merchandising: merchandisingSetting,
  comments: commentSetting,
  retention: retentionSetting,
}

/** Undoes an edit of a setting. Returns false, and changes nothing, when one of its fields has changed since. */
export async function undoSettingEdit(marketplace: Marketplace, change: SettingEdit): Promise<boolean> {
  const isKnown = Object.hasOwn(settings, change.id)
  return isKnown && restoreParts(marketplace, settings[change.id as SettingKey], change)
}

/** Keeps later changes of other fields. */
async function restoreParts(
  marketplace: Marketplace,
  setting: Setting<object>,
  { before, after }: SettingEdit,
): Promise<boolean> {
  const { value, version } = await getSetting(marketplace, setting)
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
