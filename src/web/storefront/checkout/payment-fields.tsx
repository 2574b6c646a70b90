import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { Icon } from '../../ui/icon.tsx'

/** The choice of the payment method. */
export function PaymentChoice({ chosen }: { chosen: string }) {
  const { payments } = useSaleTerms()
  const initial = payments.find(({ wire }) => wire === chosen) ?? payments[0]
  return (
    <fieldset className="mt-7 sm:mt-10">
      <legend className="font-display font-[560] text-2xl">{checkout.payment}</legend>
      <div className="mt-3 grid gap-3 sm:mt-5 sm:grid-cols-2">
        {payments.map((payment) => (
          <label
            key={payment.wire}
            className="flex gap-3 rounded-xl border border-ink/25 bg-white p-4 has-focus-visible:outline-3 has-checked:border-door has-checked:bg-door/6 has-focus-visible:outline-door has-focus-visible:outline-offset-2 has-checked:ring-1 has-checked:ring-door"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={payment.wire}
              defaultChecked={payment === initial}
              className="mt-0.5 size-5 shrink-0 accent-door outline-none"
            />
            <span className="flex-1">
              <span className="flex items-center justify-between gap-2 font-semibold">
                {checkout.payments[payment.method].name}
                <Icon name={payment.isPrepaid ? 'mail' : 'truck'} className="size-5 text-door" />
              </span>
              <span className="mt-1 block text-ink-soft text-sm">{checkout.payments[payment.method].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
