import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import { allSettings } from '#domain/undo/all-settings.ts'
import { defaultTemplates } from '#web/backoffice/orders/texts/default-templates.ts'
import { textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { readId } from '#web/http/parse-id.ts'
import { customerTextsForm } from './customer-texts.ts'
import { readSetting, type SettingResult, type SettingState, settingTexts, type Typed } from './setting-form.ts'
import { settings } from './settings.ts'

/** The forms as the server reads them. */
const forms = settings.map((form) => (form.key === 'customer-texts' ? customerTextsForm(defaultTemplates) : form))

/** Reads all settings and returns the initial states of their forms, by key. */
export async function readSettingStates(office: Marketplace): Promise<Readonly<Record<string, SettingState>>> {
  const stored = await getSettings(
    office,
    forms.map(({ key }) => allSettings[key]),
  )
  const states = forms.map((form, index) => {
    const { value = {}, unreadable = [], version = 0 } = stored[index] ?? {}
    return [form.key, { version, typed: settingTexts(form, value), unreadable }]
  })
  return Object.fromEntries(states)
}

/** Saves a setting or returns why not, always with the typed values and the version for the next attempt. */
export async function saveSetting(office: Marketplace, formData: FormData) {
  const form = forms.find(({ key }) => key === textIn(formData, 'part'))
  if (!form) throw data(null, { status: 400 })
  const { key: part, fields, clean } = form
  const version = readId(textIn(formData, 'version')) ?? 0
  const typed: Typed = Object.fromEntries(Object.keys(fields).map((name) => [name, clean(textIn(formData, name))]))
  const reading = readSetting(form, typed)
  if (reading.outcome === 'invalid') return data<SettingResult>({ part, version, typed, ...reading }, { status: 422 })
  const result = await editSetting(office, allSettings[part], { version, edited: reading.value })
  if (result.outcome === 'saved')
    return done({ part, typed: settingTexts(form, reading.value), ...result } satisfies SettingResult)
  const { outcome, current } = result
  const theirs = Object.entries(settingTexts(form, current.value)).filter(([name, text]) => text !== typed[name])
  const conflict = { theirs: Object.fromEntries(theirs), by: current.changedBy?.replace(/ \(\d+\)$/, '') }
  return data<SettingResult>({ part, outcome, version: current.version, typed, ...conflict }, { status: 409 })
}
