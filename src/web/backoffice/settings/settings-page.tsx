import type { ComponentType } from 'react'
import { data } from 'react-router'
import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { chooseProtection, getProtection } from '#domain/rate-limits/choose-protection.ts'
import { protections } from '#domain/rate-limits/protection.ts'
import { together } from '#domain/together.ts'
import type { SettingKey } from '#domain/undo/all-settings.ts'
import { sectionGroupsMessages } from '#page-messages/backoffice/sections.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { exampleFacts } from '#web/backoffice/orders/texts/filled-texts.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { publicUrlIn } from '#web/page-context.ts'
import type { Route } from './+types/settings-page'
import { ClosedDaysPanel } from './closed-days-panel.tsx'
import { CustomerTextsPanel } from './customer-texts-panel.tsx'
import { DeliveryPanel, SaleTermsPanel } from './governorate-panels.tsx'
import { HoldLimitsPanel } from './hold-limits-panel.tsx'
import { ProtectionPanel } from './limits-panels.tsx'
import { readSettingStates, saveSetting } from './save-setting.ts'
import { SettingPanel, type SettingPanelProps } from './setting-panel.tsx'
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
