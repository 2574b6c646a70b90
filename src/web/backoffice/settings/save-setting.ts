import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { readSetting } from '#domain/settings/read-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { cleanLine } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'
import type { Part, SettingAnswer, SettingMistakes, SettingState, Typed } from './setting-answer.ts'

/** A setting and the form it is edited in. */
export interface SettingForm<Value extends object> {
  readonly setting: Setting<Value> & { readonly key: Part }
  textsOf(value: Value): Typed
  read(typed: Typed): { readonly value: Value } | { readonly mistakes: SettingMistakes }
}

/** What the form of a setting begins with. */
export async function stateOf<Value extends object>(
  office: Marketplace,
  { setting, textsOf }: SettingForm<Value>,
): Promise<SettingState> {
  const { value, version } = await readSetting(office, setting)
  return { version, typed: textsOf(value) }
}

/** Saves what was typed, or answers why not, always with what was typed and the version that the next try is made of. */
export async function saveSetting<Value extends object>(
  office: Marketplace,
  { setting, textsOf, read }: SettingForm<Value>,
  form: FormData,
) {
  const { key: part } = setting
  const version = Number(textIn(form, 'version')) || 0
  const names = Object.keys(textsOf(setting.usual))
  const typed: Typed = Object.fromEntries(names.map((name) => [name, cleanLine(textIn(form, name))]))
  const reading = read(typed)
  if ('mistakes' in reading)
    return data<SettingAnswer>(
      { part, outcome: 'invalid', version, typed, mistakes: reading.mistakes },
      { status: 422 },
    )

  const answer = await editSetting(office, setting, { version, edited: reading.value })
  if (answer.outcome === 'saved') return { part, typed: textsOf(reading.value), ...answer } satisfies SettingAnswer
  const { current } = answer
  const theirs = Object.entries(textsOf(current.value)).filter(([name, text]) => text !== typed[name])
  const conflict = { theirs: Object.fromEntries(theirs), by: current.changedBy?.replace(/ \(\d+\)$/, '') }
  const { outcome } = answer
  return data<SettingAnswer>({ part, outcome, version: current.version, typed, ...conflict }, { status: 409 })
}
