import { promisedTime } from '#domain/orders/delivery/promised-time.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { successMessages as success } from '#page-messages/success.ts'
import { formatPrice } from '#web/text/format.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { Icon } from '../../ui/icon.tsx'
import type { LastOrder } from './last-order-storage.ts'

interface Paying {
  readonly title: string
  text(total: string): string
}

/** Of each method, as its type demands. */
const payings: Readonly<Record<PaymentMethod, Paying>> = success.payments

function findPaying(payment: string): Paying | undefined {
  return Object.entries(payings).find(([method]) => method === payment)?.[1]
}

/** What happens until the parcel is delivered. */
export function NextSteps({ order }: { order: LastOrder }) {
  const total = formatPrice(order.total)
  const { deliveryHours, payments } = useSaleTerms()
  const isPrepaid = payments.some(({ method, isPrepaid }) => method === order.payment && isPrepaid)
  const paying = findPaying(order.payment)
  const steps = [
    { icon: 'phone', title: success.callTitle, text: success.call(order.phone && unbroken(order.phone)) },
    { icon: 'truck', title: success.shipTitle, text: success.ship(promisedTime(deliveryHours, [order])) },
    ...(paying ? [{ icon: isPrepaid ? 'mail' : 'bag', title: paying.title, text: paying.text(total) } as const] : []),
    ...(order.email
      ? [{ icon: 'mail', title: success.emailTitle, text: <EmailStep email={order.email} /> } as const]
      : []),
  ] as const
  return (
    <section aria-labelledby="next-steps" className="mt-8 sm:mt-12">
      <h2 id="next-steps" className="text-2xl">
        {success.next}
      </h2>
      <ol className="mt-6 grid gap-6 text-start sm:grid-cols-2">
        {steps.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 sm:block">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sand text-door">
              <Icon name={icon} className="size-6" />
            </span>
            <div>
              <h3 className="font-sans font-semibold text-base sm:mt-3">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An address breaks only where it is too long for a line, not at its hyphen. */
function EmailStep({ email }: { email: string }) {
  const [before, after] = success.email(email).split(email)
  return (
    <>
      {before}
      <bdi className="inline-block max-w-full break-words align-top">{email}</bdi>
      {after}
    </>
  )
}

/** Replaces spaces by no-break spaces. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
