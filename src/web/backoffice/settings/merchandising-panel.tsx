import { bestSellerChoices, type MerchandisingRules } from '#domain/merchandising/merchandising-rules.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { TextField } from '#web/ui/field.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of how best sellers are chosen and when stock counts as low. */
export function MerchandisingPanel({ state }: { state: SettingState }) {
  const { merchandising } = useBackofficeMessages().settings
  return (
    <SettingPanel
      part="merchandising"
      state={state}
      nameOf={(field) => merchandising.parts[field as keyof MerchandisingRules]}
    >
      {(field) => (
        <>
          <fieldset>
            <legend className="font-semibold">{merchandising.parts.bestSellers}</legend>
            {bestSellerChoices.map((choice) => (
              <RadioOption
                key={choice}
                name="bestSellers"
                value={choice}
                isChosen={field('bestSellers').defaultValue === choice}
              >
                {merchandising.choices[choice]}
              </RadioOption>
            ))}
          </fieldset>
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
