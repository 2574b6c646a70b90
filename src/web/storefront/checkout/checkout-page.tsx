import { data, PrefetchPageLinks } from 'react-router'
import { formatPrice } from '#domain/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { placeOrderIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { readForm } from '../../read-form.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
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
import { saveDraft } from './draft-storage.ts'
import { FieldsHeading, OrderFields } from './order-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderTerms } from './order-terms.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { sendOrder } from './send-order.ts'
import { useOrder } from './use-order.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const form = readCheckoutForm(await readForm(request))
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
  return sendOrder(form, () => serverAction())
}

export default function CheckoutPage() {
  const checkout = useMessages(checkoutMessages)
  const hasComeAlive = useHasComeAlive()
  return (
    <div className="page py-8 sm:py-10">
      <PageHead title={checkout.title} description={checkout.description} isPrivate />
      <h1 className="text-4xl sm:text-5xl">{checkout.heading}</h1>
      {hasComeAlive ? (
        <CheckoutContent />
      ) : (
        <WaitingShell>
          <FieldsHeading />
        </WaitingShell>
      )}
    </div>
  )
}

function CheckoutContent() {
  const checkout = useMessages(checkoutMessages)
  const order = useOrder()
  const hasLine = useHasLine()
  const { isUnanswered } = storedAttempt.use()
  const { cart, isSending, errors, refusal, submit, clearError, startAnew } = order
  if (cart.length === 0) return <EmptyCart />
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        saveDraft(new FormData(event.currentTarget))
        if (event.target instanceof HTMLInputElement) clearError(event.target.name)
      }}
      className="mt-8 gap-12 lg:grid lg:grid-cols-[1fr_25rem]"
    >
      {hasLine && <PrefetchPageLinks page="/success" />}
      <div>
        {isUnanswered && !refusal && !isSending && (
          <Notice tone="info" className="mb-6">
            {checkout.unanswered}
          </Notice>
        )}
        <OrderFields errors={errors} />
        <OrderTerms />
      </div>
      <div className="mt-10 space-y-6 lg:mt-0">
        <OrderSummary cart={cart} />
        <div>
          {refusal && stillStands(refusal, cart) && (
            <RefusalNotice refusal={refusal} cart={cart} onSendAsNew={startAnew} />
          )}
          <Button type="submit" disabled={isSending} className="w-full text-lg">
            {isSending ? checkout.sending : checkout.place(formatPrice(totalsOfCart(cart).total))}
          </Button>
        </div>
      </div>
    </form>
  )
}
