import { homeMessages } from '#page-messages/home.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'

/** Introduces the shop, with what it promises about payment, delivery and exchange. */
export function Welcome() {
  const { welcome } = homeMessages
  const { deliveryHours, exchangeDays } = useSaleTerms()
  return (
    <section className="page pt-14 text-center sm:pt-20">
      <h1 className="mx-auto max-w-2xl text-3xl sm:text-[2.75rem]">{welcome.heading}</h1>
      <p className="mx-auto mt-5 max-w-xl text-balance text-ink-soft text-lg">{welcome.text}</p>
      <ZelligeBand className="mx-auto my-9 h-3 max-w-48 text-door/45" />
      <ul className="mx-auto grid max-w-4xl gap-x-8 gap-y-7 text-start sm:grid-cols-3 sm:text-center">
        <ShopPromise icon="bag" {...welcome.promises.payment} />
        <ShopPromise icon="truck" {...welcome.promises.delivery(deliveryHours)} />
        <ShopPromise icon="exchange" {...welcome.promises.exchange(exchangeDays)} />
      </ul>
    </section>
  )
}

function ShopPromise({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className="flex gap-4 sm:flex-col sm:items-center sm:gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sand/70 text-door">
        <Icon name={icon} className="size-6" />
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-ink-soft text-sm sm:text-balance">{text}</span>
      </span>
    </li>
  )
}
