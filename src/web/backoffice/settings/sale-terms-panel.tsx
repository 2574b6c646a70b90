import { governorates } from '#domain/geography/governorate.ts'
import { optionalPayments } from '#domain/payment-method.ts'
import { maxExchangeDays } from '#domain/sale-terms/sale-terms.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { TextField } from '#web/ui/field.tsx'
import { yesOrNo } from './closed-days-fields.ts'
import { RadioField } from './radio-field.tsx'
import { feeField, offerField } from './sale-terms-fields.ts'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

type Part = keyof typeof settingsMessages.saleTerms.parts

/** What delivery costs, how long pieces are exchanged, and which ways to pay are offered. */
export function SaleTermsPanel({ state }: { state: SettingState }) {
  const { saleTerms: messages } = settingsMessages
  const amount = { inputMode: 'decimal', dir: 'ltr' } as const
  const hasOtherFees = governorates.some((governorate) => state.typed[feeField(governorate)])
  return (
    <SettingPanel part="sale-terms" state={state} nameOf={nameOf}>
      {(field) => {
        const fees = governorates.map((governorate) => ({ governorate, ...field(feeField(governorate)) }))
        return (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                label={messages.parts.deliveryFee}
                hint={messages.feeHint}
                required
                {...amount}
                {...field('deliveryFee')}
              />
              <TextField
                label={messages.parts.freeFrom}
                hint={messages.freeFromHint}
                {...amount}
                {...field('freeFrom')}
              />
            </div>
            <details open={hasOtherFees || fees.some(({ error }) => error)}>
              <summary className="flex min-h-11 items-center font-semibold text-door">{messages.elsewhere}</summary>
              <p className="text-ink-soft text-sm">{messages.elsewhereHint}</p>
              <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
                {fees.map(({ governorate, ...fee }) => (
                  <TextField key={governorate} label={governorateMessages[governorate]} {...amount} {...fee} />
                ))}
              </div>
            </details>
            <TextField
              label={messages.parts.exchangeDays}
              hint={messages.exchangeHint(maxExchangeDays)}
              inputMode="numeric"
              required
              className="max-w-xs"
              {...field('exchangeDays')}
            />
            {optionalPayments.map((method) => (
              <RadioField
                key={method}
                label={ordersMessages.payments[method]}
                choices={yesOrNo.map((value) => ({ value, name: messages.offerChoices[value] }))}
                {...field(offerField(method))}
              />
            ))}
          </>
        )
      }}
    </SettingPanel>
  )
}

function nameOf(field: string): string {
  const { feeIn, parts } = settingsMessages.saleTerms
  const governorate = governorates.find((governorate) => feeField(governorate) === field)
  if (governorate) return feeIn(governorateMessages[governorate])
  const payment = optionalPayments.find((method) => offerField(method) === field)
  return payment ? ordersMessages.payments[payment] : parts[field as Part]
}
