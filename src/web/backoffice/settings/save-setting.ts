import { data } from 'react-router'
import type { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { cleanLine } from '#domain/text.ts'
import { checkForm } from '#web/backoffice/forms/check-form.ts'
import { textIn } from '#web/forms/read-form.ts'
import { readId } from '#web/http/parse-id.ts'
import type { SettingResult, SettingState, Typed } from './setting-result.ts'

/** A setting and the form it is edited in. */
export interface SettingForm<Value extends object> {
  readonly setting: Setting<Value>
  toTexts(value: Value): Typed
  readonly schema: z.ZodType<Value, Typed>
  /** What cleans the typed texts; absent: `cleanLine`. */
  clean?(text: string): string
}

/** Reads a setting and returns the initial state of its form. */
export async function settingStateOf<Value extends object>(
  office: Marketplace,
  { setting, toTexts }: SettingForm<Value>,
): Promise<SettingState> {
  const { value, unreadable, version } = await getSetting(office, setting)
  return { version, typed: toTexts(value), unreadable }
}

/** Saves a setting or returns why not, always with the typed values and the version for the next attempt. */
export async function saveSetting<Value extends object>(
  office: Marketplace,
  { setting, toTexts, schema, clean = cleanLine }: SettingForm<Value>,
  form: FormData,
) {
  const { key: part } = setting
  const version = readId(textIn(form, 'version')) ?? 0
  const names = Object.keys(toTexts(setting.defaultValue))
  const typed: Typed = Object.fromEntries(names.map((name) => [name, clean(textIn(form, name))]))
  const reading = checkForm(schema, typed)
  if (reading.outcome === 'invalid')
    return data<SettingResult>(
      { part, outcome: 'invalid', version, typed, fieldErrors: reading.fieldErrors },
      { status: 422 },
    )

  const result = await editSetting(office, setting, { version, edited: reading.value })
  if (result.outcome === 'saved') return { part, typed: toTexts(reading.value), ...result } satisfies SettingResult
  const { current } = result
  const theirs = Object.entries(toTexts(current.value)).filter(([name, text]) => text !== typed[name])
  const conflict = { theirs: Object.fromEntries(theirs), by: current.changedBy?.replace(/ \(\d+\)$/, '') }
  const { outcome } = result
  return data<SettingResult>({ part, outcome, version: current.version, typed, ...conflict }, { status: 409 })
}
