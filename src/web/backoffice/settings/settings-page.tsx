import type { ComponentType } from 'react'
import { data } from 'react-router'
import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { languages, locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { fixedHolidays } from '#domain/orders/holds/working-days.ts'
import { chooseProtection, getProtection } from '#domain/rate-limits/choose-protection.ts'
import { protections } from '#domain/rate-limits/protection.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import { together } from '#domain/together.ts'
import { allSettings, type SettingKey } from '#domain/undo/all-settings.ts'
import { sectionGroupsMessages } from '#page-messages/backoffice/sections.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { locale } from '#page-messages/locale.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { defaultTemplates } from '#web/backoffice/orders/texts/default-templates.ts'
import { exampleFacts } from '#web/backoffice/orders/texts/filled-texts.ts'
import { typedIn } from '#web/forms/form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { readId } from '#web/http/parse-id.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { TextArea } from '#web/ui/field.tsx'
import type { Route } from './+types/settings-page'
import { customerTextsForm } from './customer-texts.ts'
import { CustomerTextsPanel } from './customer-texts-panel.tsx'
import { DeliveryPanel, SaleTermsPanel } from './governorate-panels.tsx'
import { holders } from './hold-limits.ts'
import { ProtectionPanel } from './limits-panels.tsx'
import { readSetting, type SettingResult, type SettingState, settingTexts } from './setting-form.ts'
import { FieldRow, inputProps, SettingInput, SettingPanel, type SettingPanelProps } from './setting-panel.tsx'
import { settings } from './settings.ts'
import { ShopProfilePanel } from './shop-profile-panel.tsx'

/** The panels of settings that are more than rows of fields. */
const panels: Readonly<Partial<Record<SettingKey, ComponentType<SettingPanelProps>>>> = {
  'shop-profile': ShopProfilePanel,
  'sale-terms': SaleTermsPanel,
  delivery: DeliveryPanel,
  'hold-limits': HoldLimitsPanel,
  'closed-days': ClosedDaysPanel,
  'customer-texts': CustomerTextsPanel,
  'seller-terms': SellerTermsPanel,
  'rate-limits': ProtectionPanel,
}

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditSettings(office.actor))
  return inSnapshot(office, (office) =>
    together({
      states: readSettingStates(office),
      protection: getProtection(office),
      textExamples: exampleFacts(office, publicUrlIn(context)),
    }),
  )
}

/** The forms as the server reads them. */
const forms = settings.map((form) => (form.key === 'customer-texts' ? customerTextsForm(defaultTemplates) : form))

/** Reads all settings and returns the initial states of their forms, by key. */
async function readSettingStates(office: Marketplace): Promise<Readonly<Record<string, SettingState>>> {
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
async function saveSetting(office: Marketplace, formData: FormData) {
  const form = forms.find(({ key }) => key === textIn(formData, 'part'))
  if (!form) throw data(null, { status: 400 })
  const { key: part, fields } = form
  const version = readId(textIn(formData, 'version')) ?? 0
  const typed = typedIn(fields, formData)
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

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  if (textIn(form, 'part') === 'protection') return saveProtection(office, textIn(form, 'protection'))
  return saveSetting(office, form)
}

async function saveProtection(office: Marketplace, typed: string) {
  const protection = protections.find((known) => known === typed)
  if (!protection) throw data(null, { status: 400 })
  await chooseProtection(office, protection)
  return done({ outcome: 'chosen', protection } as const)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

/** The settings that owners edit, folded, in the groups of the navigation. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <OfficePage title={settingsMessages.title}>
      {(['shop', 'orders', 'people'] as const).map((name) => (
        <div key={name} className="space-y-2">
          <h2 className="text-xl">{sectionGroupsMessages[name]}</h2>
          {settings
            .filter(({ group }) => group === name)
            .map((form) => {
              const Panel = panels[form.key] ?? SettingPanel
              return <Panel key={form.key} form={form} {...loaderData} />
            })}
        </div>
      ))}
    </OfficePage>
  )
}

const dayAndMonth = new Intl.DateTimeFormat(languages[locale].intlTag, {
  ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
})

/** The closed days, a line for each, and the holidays that are known already. */
function ClosedDaysPanel(props: SettingPanelProps) {
  const holidays = fixedHolidays.map((day) => dayAndMonth.format(new Date(`2000-${day}`)))
  return (
    <SettingPanel {...props}>
      {(field) => (
        <>
          <TextArea rows={6} className="max-w-xs" {...inputProps(field('closedDays'))} />
          <p className="text-ink-soft text-sm">{settingsMessages.closedDays.holidays(holidays)}</p>
          <FieldRow fields={[field('worksSaturdays')]} />
        </>
      )}
    </SettingPanel>
  )
}

/** The terms of makers, a text for each language. */
function SellerTermsPanel(props: SettingPanelProps) {
  return (
    <SettingPanel {...props}>
      {(field) =>
        locales.map((locale) => (
          <TextArea key={locale} rows={8} lang={locale} dir="auto" {...inputProps(field(locale))} />
        ))
      }
    </SettingPanel>
  )
}

/** A row for each of those whose orders are limited, then the times. */
function HoldLimitsPanel(props: SettingPanelProps) {
  const { holds } = settingsMessages
  return (
    <SettingPanel {...props}>
      {(field) => (
        <>
          {holders.map((holder) => (
            <fieldset key={holder}>
              <legend className="font-semibold">{holds.holders[holder]}</legend>
              <div className="mt-2 grid grid-cols-2 items-start gap-3">
                <SettingInput {...field(`${holder}Pieces`)} label={holds.pieces} />
                <SettingInput {...field(`${holder}Value`)} label={holds.value} />
              </div>
            </fieldset>
          ))}
          <FieldRow fields={[field('sizeShare')]} />
          <FieldRow fields={[field('hoursToConfirm'), field('hoursAfterReminder')]} />
        </>
      )}
    </SettingPanel>
  )
}
