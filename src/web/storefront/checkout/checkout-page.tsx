import { lazy, Suspense, useState } from 'react'
import { data, PrefetchPageLinks } from 'react-router'
import { checkoutMessages } from '#messages/checkout.ts'
import { placeOrderIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { readForm } from '../../read-form.ts'
import { useMessages } from '../../text/messages.ts'
import { useHasLine } from '../../ui/line.ts'
import { Notice } from '../../ui/notice.tsx'
import { totalsOfCart } from '../cart/cart.ts'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { useHasComeAlive } from '../has-come-alive.ts'
import { PageHead } from '../page-head.tsx'
import { WaitingShell } from '../waiting-shell.tsx'
import type { Route } from './+types/checkout-page'
import { storedAttempt } from './attempt-storage.ts'
import { answerOf, type CheckoutAnswer, stillStands } from './checkout-answer.ts'
import { readCheckoutForm } from './checkout-form.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { saveDraft, storedDraft } from './draft-storage.ts'
import { FieldsHeading, OrderFields } from './order-fields.tsx'
import { offerPiece, orderPiece } from './order-piece.ts'
import { OrderSummary } from './order-summary.tsx'
import { readPieceAddress } from './piece-address.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { sendOrder } from './send-order.ts'
import { useOrder } from './use-order.ts'

const piece = () => import('./piece-checkout.tsx')

/** Browsers fetch it when it is shown: most visitors order from the cart. On the server it is there, for who has no script. */
const PieceCheckout = import.meta.env.SSR ? (await piece()).default : lazy(piece)

/** The piece that the address names. Without one the checkout is that of the cart, which only the browser knows. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const line = readPieceAddress(new URL(request.url).searchParams)
  if (!line) return null
  const offer = await offerPiece(context, line)
  return data({ line, offer }, { headers: { 'Cache-Control': 'no-store' } })
}

/** The checkout of the cart asks for nothing, so it opens where there is no line. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return new URL(request.url).searchParams.has('product') ? serverLoader() : null
}

/** A page of one visitor's own is kept by nobody, and a refusal says when to come back. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const piece = readPieceAddress(new URL(request.url).searchParams)
  if (piece) return orderPiece(context, piece, fields)
  const form = readCheckoutForm(fields)
  if (form.reading === 'wrong-fields') return refuse({ outcome: 'wrong-fields', errors: form.errors })
  if (form.reading === 'unreadable') return refuse({ outcome: 'unreadable' })
  return orTooMany(
    placeOrderIn(context, form.request).then((result) => {
      const { status, answer } = answerOf(form.request, result)
      return data(answer, { status })
    }),
  )
}

function refuse(answer: CheckoutAnswer) {
  return data(answer, { status: 422 })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return sendOrder(form, async () => (await serverAction()) as CheckoutAnswer)
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const checkout = useMessages(checkoutMessages)
  return (
    <div className="page min-h-[calc(100dvh-4.5rem)] pt-5 pb-8 sm:py-10">
      <PageHead title={checkout.title} description={checkout.description} isPrivate />
      <h1 className="text-3xl sm:text-5xl">{checkout.heading}</h1>
      {loaderData ? (
        <Suspense>
          <PieceCheckout {...loaderData} refused={actionData && 'typed' in actionData ? actionData : undefined} />
        </Suspense>
      ) : (
        <CartCheckout />
      )}
    </div>
  )
}

function CartCheckout() {
  return useHasComeAlive() ? (
    <CheckoutContent />
  ) : (
    <WaitingShell keptUnder="hirfa.cart" empty={<EmptyCart />}>
      <FieldsHeading />
    </WaitingShell>
  )
}

function CheckoutContent() {
  const checkout = useMessages(checkoutMessages)
  const order = useOrder()
  const hasLine = useHasLine()
  const { isUnanswered } = storedAttempt.use()
  const [typed] = useState(() => storedDraft.get())
  const { cart, isSending, errors, refusal, submit, clearError, startAnew } = order
  if (cart.length === 0) return <EmptyCart />
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        saveDraft(new FormData(event.currentTarget))
        const { target } = event
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) clearError(target.name)
      }}
    >
      {hasLine && <PrefetchPageLinks page="/success" />}
      <CheckoutFrame
        fields={
          <>
            {isUnanswered && !refusal && !isSending && (
              <Notice tone="info" className="mb-6">
                {checkout.unanswered}
              </Notice>
            )}
            <OrderFields {...{ errors, typed }} />
          </>
        }
        summary={<OrderSummary lines={cart} change={{ to: '/cart', words: checkout.changeCart }} />}
        notice={
          refusal &&
          stillStands(refusal, cart) && <RefusalNotice refusal={refusal} cart={cart} onSendAsNew={startAnew} />
        }
        total={totalsOfCart(cart).total}
        isSending={isSending}
      />
    </form>
  )
}
