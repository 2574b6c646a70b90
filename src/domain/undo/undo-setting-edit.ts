import type { AuditChange } from '#domain/audit/audit-change.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { withoutEdit } from '#domain/without-edit.ts'
import { allSettings, type SettingKey } from './all-settings.ts'

/** The parts of a setting that changed. */
type SettingEdit = Pick<Extract<AuditChange, { readonly entity: 'setting' }>, 'id' | 'before' | 'after'>

/** Undoes an edit of a setting. Returns false, and changes nothing, when one of its fields has changed since. */
export async function undoSettingEdit(marketplace: Marketplace, change: SettingEdit): Promise<boolean> {
  const isKnown = Object.hasOwn(allSettings, change.id)
  return isKnown && restoreParts(marketplace, allSettings[change.id as SettingKey], change)
}

/** Keeps later changes of other fields, and of other translations. */
async function restoreParts(marketplace: Marketplace, setting: Setting<object>, edit: SettingEdit): Promise<boolean> {
  const { value, version } = await getSetting(marketplace, setting)
  const parts = withoutEdit(value, edit)
  const reading = parts && setting.shape.safeParse(parts)
  if (!reading?.success) return false
  return (await editSetting(marketplace, setting, { version, edited: reading.data })).outcome === 'saved'
}
