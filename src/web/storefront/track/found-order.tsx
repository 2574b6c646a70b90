import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { orderMessages } from '#page-messages/order.ts'
import { trackMessages as texts } from '#page-messages/track.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { trackPath } from '#web/paths/storefront-paths.ts'
import { Button } from '../../ui/button.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { OrderStatusCard } from '../order/order-status-card.tsx'
import { OrderedPieces } from '../order/ordered-pieces.tsx'
import { sendLinkAction, trackFields } from './track-fields.ts'
import type { TrackedOrder, TypedClaim } from './track-result.ts'

/** How far an order is, without anything of its customer and without anything that changes it. */
export function FoundOrder({ order, typed }: { order: TrackedOrder; typed: TypedClaim }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { status, isConfirmedByLink, history, expected } = order
  return (
    <>
      <p className="text-ink-soft">{orderMessages.heading}</p>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-1 scroll-mt-28 select-all text-4xl tabular-nums outline-none sm:text-5xl"
      >
        <OrderNumbers in={order.number} />
      </h1>
      <div className="mt-8 grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="space-y-6">
          <OrderStatusCard {...{ status, isConfirmedByLink, history, expected }} />
          <PrivatePage typed={typed} />
        </div>
        <OrderedPieces order={order} />
      </div>
      <PageButton to={trackPath()} variant="quiet" className="mt-6">
        {texts.another}
      </PageButton>
    </>
  )
}

function PrivatePage({ typed }: { typed: TypedClaim }) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <section aria-labelledby="private-page" className="card p-6 print:hidden">
      <h2 id="private-page" className="text-2xl">
        {texts.privatePage}
      </h2>
      <p className="mt-2">{texts.privatePageText}</p>
      <Form method="post" action={trackPath()} className="mt-4">
        <input type="hidden" name={trackFields.number} value={typed.number} />
        <input type="hidden" name={trackFields.phone} value={typed.phone} />
        <Button type="submit" name={trackFields.action} value={sendLinkAction} variant="outline" disabled={isSending}>
          {texts.sendLink}
        </Button>
      </Form>
    </section>
  )
}
