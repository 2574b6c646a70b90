import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { Icon } from '../../ui/icon.tsx'

/** The choice of the payment method. */
export function PaymentChoice({ chosen }: { chosen: string }) {
  const { hasPaypal } = useSaleTerms()
  const choices = [
    { value: 'livraison', icon: 'truck', name: checkout.cashOnDelivery, text: checkout.cashOnDeliveryText },
    { value: 'paypal', icon: 'mail', name: checkout.paypal, text: checkout.paypalText },
  ] as const
  const offered = hasPaypal ? choices : choices.slice(0, 1)
  return (
    <fieldset className="mt-7 sm:mt-10">
      <legend className="font-display font-[560] text-2xl">{checkout.payment}</legend>
      <div className="mt-3 grid gap-3 sm:mt-5 sm:grid-cols-2">
        {offered.map(({ value, icon, name, text }) => (
          <label
            key={value}
            className="flex gap-3 rounded-xl border border-ink/25 bg-white p-4 has-focus-visible:outline-3 has-checked:border-door has-checked:bg-door/6 has-focus-visible:outline-door has-focus-visible:outline-offset-2 has-checked:ring-1 has-checked:ring-door"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={value}
              defaultChecked={hasPaypal && chosen === 'paypal' ? value === 'paypal' : value === 'livraison'}
              className="mt-0.5 size-5 shrink-0 accent-door outline-none"
            />
            <span className="flex-1">
              <span className="flex items-center justify-between gap-2 font-semibold">
                {name}
                <Icon name={icon} className="size-5 text-door" />
              </span>
              <span className="mt-1 block text-ink-soft text-sm">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
