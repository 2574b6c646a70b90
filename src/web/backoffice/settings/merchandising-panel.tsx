import { bestSellerChoices, type MerchandisingRules } from '#domain/merchandising/merchandising-rules.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { TextField } from '#web/ui/field.tsx'
import { RadioField } from './radio-field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of how best sellers are chosen and when stock counts as low. */
export function MerchandisingPanel({ state }: { state: SettingState }) {
  const { merchandising } = settingsMessages
  return (
    <SettingPanel
      part="merchandising"
      state={state}
      nameOf={(field) => merchandising.parts[field as keyof MerchandisingRules]}
    >
      {(field) => (
        <>
          <RadioField
            label={merchandising.parts.bestSellers}
            choices={bestSellerChoices.map((value) => ({ value, name: merchandising.choices[value] }))}
            {...field('bestSellers')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={merchandising.parts.deliveredOrders}
              hint={merchandising.deliveredHint}
              inputMode="numeric"
              required
              {...field('deliveredOrders')}
            />
            <TextField
              label={merchandising.parts.lowStock}
              hint={merchandising.lowStockHint}
              inputMode="numeric"
              required
              {...field('lowStock')}
            />
          </div>
        </>
      )}
    </SettingPanel>
  )
}
