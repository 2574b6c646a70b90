import { data } from 'react-router'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { formatPhone } from '#domain/phone.ts'
import { getOwnReturnOptions } from '#domain/returns/get-own-return-options.ts'
import { getOwnReturn } from '#domain/returns/own-returns.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { orderReturnMessages as texts } from '#page-messages/order-returns.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { marketplaceIn } from '#web/page-context.ts'
import { orderReturnsPath } from '#web/paths/order-return-paths.ts'
import { orderPath } from '#web/paths/storefront-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { formatDate, formatPrice, listSeparator } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/return-paper-page'

export const handle = staticPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const { paper } = params
  if (paper !== 'slip' && paper !== 'confirmation') throw data(null, { status: 404 })
  const customer = await catchNotFound(asCustomer(marketplaceIn(context), params.token))
  const returned = await catchNotFound(getOwnReturn(customer, parseId(params.id)))
  const { number: orderNumber, deadlines, rules } = await getOwnReturnOptions(customer)
  return {
    ...{ paper, returned, orderNumber, rules },
    askedOn: formatDate(returned.askedAt),
    receivedOn: deadlines && formatDate(startOfDay(deadlines.receivedOn)),
  }
}

/**
 * What is printed of a return: the slip for the parcel, or the written confirmation. It names nobody: links get
 * forwarded.
 */
export default function ReturnPaperPage({ loaderData, params }: Route.ComponentProps) {
  const { paper, returned, orderNumber, rules, askedOn, receivedOn } = loaderData
  const { number, reason, wish, lines, paid } = returned
  const shop = useShopProfile()
  const isWithdrawal = reason === 'withdrawal'
  const { paper: words } = texts
  const title =
    paper === 'slip' ? words.slipTitle(number) : (isWithdrawal ? words.withdrawalTitle : words.askedTitle)(number)
  const asked = isWithdrawal ? words.withdrawalText(rules.refundDays) : words.askedText
  const facts = [
    [words.order, orderNumber],
    ...(receivedOn ? [[words.received, receivedOn] as const] : []),
    [words.on, askedOn],
    [words.reason, texts.reasons[reason]],
    [words.wish, texts.wishes[wish]],
    [words.paid, formatPrice(paid)],
  ] as const
  return (
    <div className="page max-w-2xl py-10 print:max-w-none print:py-0">
      <PageHead title={title} description={title} canonical={orderPath('')} isUnlisted />
      <div className="mb-6 flex flex-wrap items-center gap-4 print:hidden">
        <PageLink to={orderReturnsPath(params.token)} className="text-link">
          {texts.back}
        </PageLink>
        <Button type="button" data-print onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <article className="card p-6 print:p-0 print:shadow-none">
        <h1 className="text-3xl">
          <OrderNumbers in={title} />
        </h1>
        <p className="mt-3">{paper === 'slip' ? words.slipText : asked}</p>
        <h2 className="mt-6 font-sans font-semibold text-base">{paper === 'slip' ? words.to : words.seller}</h2>
        <address className="not-italic">
          <bdi>{shop.name}</bdi>
          {shop.legalName !== shop.name && (
            <>
              <br />
              <bdi>{shop.legalName}</bdi>
            </>
          )}
          <br />
          <bdi>{shop.street}</bdi>
          <br />
          <bdi>
            {shop.postalCode} {shop.city}
          </bdi>
          <br />
          <bdi dir="ltr">{formatPhone(shop.phone)}</bdi>
        </address>
        <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd>
                <bdi>
                  <OrderNumbers in={value} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
        <h2 className="mt-6 font-sans font-semibold text-base">{words.pieces}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line.position} className="wrap-anywhere">
              {line.quantity} ×{' '}
              <bdi>{[line.name, line.model, ...choicesOf(line)].filter(Boolean).join(listSeparator)}</bdi>
            </li>
          ))}
        </ul>
      </article>
    </div>
  )
}
