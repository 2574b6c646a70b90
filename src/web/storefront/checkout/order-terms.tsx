import { foundation } from '#domain/house/foundation.ts'
import { formatPhone } from '#domain/phone.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHouse } from '../../use-house.ts'

/** What the law and the house promise, told before the order is placed. */
export function OrderTerms() {
  const house = useHouse()
  const checkout = useMessages(checkoutMessages)
  const { street, postalCode, city } = house
  const phone = unbroken(formatPhone(house.phone))
  const seller = checkout.saleTerms.seller(
    house.legalName,
    [street, `${postalCode} ${city}`, foundation.country, phone, house.email].join(', '),
  )
  const terms = [
    { icon: 'truck', text: checkout.saleTerms.delivery },
    { icon: 'exchange', text: checkout.saleTerms.exchange },
    { icon: 'check', text: checkout.saleTerms.withdrawal },
    { icon: 'pin', text: seller },
    { icon: 'person', text: checkout.dataTerm },
  ] as const
  return (
    <section aria-labelledby="order-terms" className="mt-10 rounded-card bg-sand/60 p-6">
      <h2 id="order-terms" className="text-2xl">
        {checkout.terms}
      </h2>
      <ul className="mt-4 space-y-3 text-sm">
        {terms.map(({ icon, text }) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 text-door" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A number that stays on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
