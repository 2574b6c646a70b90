import { bestSellerChoices, type ShopWindow } from '#domain/shop-window/shop-window.ts'
import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { SettingState } from './setting-answer.ts'
import { SettingPanel } from './setting-panel.tsx'

/** What the home page puts forward, and when the shop worries about its shelves. */
export function ShopWindowPanel({ state }: { state: SettingState }) {
  const { shopWindow } = useOfficeMessages().settings
  return (
    <SettingPanel part="shop-window" state={state} nameOf={(field) => shopWindow.parts[field as keyof ShopWindow]}>
      {(field) => (
        <>
          <fieldset>
            <legend className="font-semibold">{shopWindow.parts.bestSellers}</legend>
            {bestSellerChoices.map((choice) => (
              <label key={choice} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="bestSellers"
                  value={choice}
                  defaultChecked={field('bestSellers').defaultValue === choice}
                  className="size-5 shrink-0 accent-door"
                />
                {shopWindow.choices[choice]}
              </label>
            ))}
          </fieldset>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={shopWindow.parts.deliveredOrders}
              hint={shopWindow.deliveredHint}
              inputMode="numeric"
              required
              {...field('deliveredOrders')}
            />
            <TextField
              label={shopWindow.parts.lowStock}
              hint={shopWindow.lowStockHint}
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
