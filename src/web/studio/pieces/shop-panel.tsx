import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { type ShopReason, shopVerdictOf } from '#domain/sellers/shop-verdict.ts'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { contactPath, productPath } from '#web/paths/storefront-paths.ts'
import { ownStorePath, photosPath } from '#web/paths/studio-paths.ts'
import { formatDay, formatMoment } from '#web/text/format.ts'
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx'

/** Whether buyers see a piece and can order it, and for each reason why not a sentence and a button. */
export function ShopPanel({ item }: { item: AdminProduct }) {
  const { shop: messages } = studioPieceMessages
  const { state, reasons } = shopVerdictOf(item)
  return (
    <section className="panel space-y-4 p-5">
      <h2 className={`text-2xl ${state === 'in' ? 'text-olive-deep' : 'text-clay-deep'}`}>{messages.states[state]}</h2>
      {reasons.length > 0 && (
        <ul className="space-y-4">
          {reasons.map((reason) => (
            <li key={reason} className="space-y-2">
              <p className="text-lg">{sentenceOf(reason, item)}</p>
              <Remedy reason={reason} item={item} />
            </li>
          ))}
        </ul>
      )}
      {state !== 'out' && (
        <>
          <Link reloadDocument to={productPath(item.product.id)} className={buttonClass('secondary', 'w-full text-lg')}>
            {messages.asBuyer}
          </Link>
          <Form method="post">
            <Button type="submit" name="do" value="rest" variant="outline" className="w-full text-lg">
              {messages.rest}
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}

function sentenceOf(reason: ShopReason, { product, publishAt, submission }: AdminProduct): string {
  const { reasons, sentBack } = studioPieceMessages.shop
  const { reopensOn } = product.store
  if (reason === 'store-closed') return reasons[reason](reopensOn ? formatDay(reopensOn) : '')
  if (reason === 'sent-back') return submission?.state === 'sent-back' ? sentBack[submission.reason] : reasons.held
  return reason === 'planned' ? reasons.planned(publishAt ? formatMoment(publishAt) : '') : reasons[reason]
}

/** The one thing that a maker can do about a reason. */
function Remedy({ reason, item: { product } }: { readonly reason: ShopReason; readonly item: AdminProduct }) {
  const { remedies } = studioPieceMessages.shop
  switch (reason) {
    case 'draft':
    case 'resting':
      return (
        <Form method="post">
          <Button type="submit" name="do" value={reason === 'draft' ? 'publish' : 'back'} className="text-lg">
            {reason === 'draft' ? remedies.first : remedies.back}
          </Button>
        </Form>
      )
    case 'held':
    case 'sent-back':
      return (
        <Form method="post">
          <Button type="submit" name="do" value="submit" className="text-lg">
            {remedies.ask}
          </Button>
        </Form>
      )
    case 'sold-out':
      return (
        <a href="#stock" className={buttonClass('primary', 'text-lg')}>
          {remedies.stock}
        </a>
      )
    case 'store-closed':
      return (
        <ButtonLink to={`${ownStorePath({ store: product.store.id })}#closed`} variant="outline" className="text-lg">
          {remedies.open}
        </ButtonLink>
      )
    case 'without-picture':
      return (
        <ButtonLink to={photosPath(product.id)} className="text-lg">
          {remedies.photo}
        </ButtonLink>
      )
    default:
      return <ToShop>{remedies.write}</ToShop>
  }
}

/** To the page on which one writes to the shop. */
function ToShop({ children }: { children: ReactNode }) {
  return (
    <Link reloadDocument to={contactPath()} className={buttonClass('outline', 'text-lg')}>
      {children}
    </Link>
  )
}
