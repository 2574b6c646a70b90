import type { ReactNode, SubmitEvent } from 'react'
import { formatPrice, toDinars } from '#domain/money.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { formatPhone } from '#domain/phone.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { popUpMessages } from '#messages/pop-ups.ts'
import { useMessages } from '../../text/messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { useHouse } from '../../use-house.ts'
import { totalsOfCart } from '../cart/cart.ts'
import { useHasComeAlive } from '../has-come-alive.ts'
import { TrapFields } from '../trap-fields.tsx'
import { checkoutFields, type FieldErrors, keyField, totalField } from './checkout-form.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { draftFromStored } from './draft-storage.ts'
import { OrderFields } from './order-fields.tsx'
import type { PieceOffer, PieceRefusal } from './order-piece.ts'
import { OrderSummary } from './order-summary.tsx'
import { pieceAddress } from './piece-address.ts'
import { useFieldCheck } from './use-field-check.ts'

interface PieceCheckoutProps {
  readonly line: RequestedLine
  /** Undefined when a size or another color has to be chosen first. */
  readonly offer: PieceOffer | undefined
  /** What came of the form, when it made no order. */
  readonly refused: PieceRefusal | undefined
}

/** One piece ordered without a cart, by a plain form: it works without script, and leaves the cart alone. */
export default function PieceCheckout({ line, offer, refused }: PieceCheckoutProps) {
  const checkout = useMessages(checkoutMessages)
  const cart = useMessages(cartMessages)
  if (!offer) return <WayBack line={line} words={checkout.chooseFirst} />
  if (offer.left === 0) return <WayBack line={line} words={`${offer.line.name}: ${cart.soldOut}`} />
  return offer.left === undefined ? (
    <PieceForm offer={offer} line={line} refused={refused} />
  ) : (
    <WayBack line={line} words={`${offer.line.name}: ${cart.onlyLeft(offer.left)}`}>
      <PageButton to={pieceAddress({ ...line, quantity: offer.left })}>{cart.takeLeft(offer.left)}</PageButton>
    </WayBack>
  )
}

function WayBack({ line, words, children }: { line: RequestedLine; words: string; children?: ReactNode }) {
  const checkout = useMessages(checkoutMessages)
  return (
    <>
      <Notice tone="error" className="mt-6">
        {words}
      </Notice>
      <p className="mt-6 flex flex-wrap gap-3">
        {children}
        <PageButton to={`/product/${line.productId}`} variant="outline">
          {checkout.toPiece}
        </PageButton>
      </p>
    </>
  )
}

function PieceForm({
  line,
  offer,
  refused,
}: {
  line: RequestedLine
  offer: PieceOffer
  refused?: PieceRefusal | undefined
}) {
  const checkout = useMessages(checkoutMessages)
  const { errors, isFilledIn, clearError } = useFieldCheck(refused?.errors ?? {})
  // Until then the browser looks at the fields itself.
  const hasComeAlive = useHasComeAlive()
  const { total } = totalsOfCart([offer.line])
  const firstWrong = checkoutFields.find((field) => refused?.errors[field])
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isFilledIn(event.currentTarget)) event.preventDefault()
  }
  return (
    <form
      method="post"
      action={pieceAddress(line)}
      noValidate={hasComeAlive}
      onSubmit={check}
      onChange={(event) => event.target instanceof HTMLInputElement && clearError(event.target.name)}
    >
      <input type="hidden" name={totalField} value={toDinars(total)} />
      <input type="hidden" name={keyField} value={refused?.key ?? offer.key} />
      <TrapFields />
      <CheckoutFrame
        fields={
          <>
            {refused && <PieceNotice refused={refused} />}
            <OrderFields errors={errors} typed={refused?.typed ?? draftFromStored({})} focusOn={firstWrong} />
          </>
        }
        summary={
          <OrderSummary
            lines={[offer.line]}
            change={{ to: `/product/${line.productId}`, words: checkout.changePiece }}
          />
        }
        notice={null}
        total={total}
        isSending={false}
      />
    </form>
  )
}

function PieceNotice({ refused: { errors, refusal } }: { refused: PieceRefusal }) {
  return (
    <Notice tone="error" className="mb-6">
      {refusal ? <RefusalWords refusal={refusal} /> : <FieldWords errors={errors} />}
    </Notice>
  )
}

function FieldWords({ errors }: { errors: FieldErrors }) {
  const checkout = useMessages(checkoutMessages)
  const { missingFields } = useMessages(popUpMessages)
  if (!Object.values(errors).includes('required')) return checkout.lookOver
  return (
    <>
      <p className="font-semibold">{missingFields.title}</p>
      <p>{missingFields.text}</p>
    </>
  )
}

function RefusalWords({ refusal }: { refusal: NonNullable<PieceRefusal['refusal']> }) {
  const checkout = useMessages(checkoutMessages)
  const house = useHouse()
  switch (refusal.outcome) {
    case 'repriced':
      return `${checkout.repriced(formatPrice(refusal.before), formatPrice(refusal.now))} ${checkout.repricedText}`
    case 'key-reused':
      return `${checkout.keyReused} ${checkout.keyReusedText(formatPhone(house.phone))}`
    case 'automatic':
      return checkout.lookOver
    case 'unavailable':
      return checkout.unavailable
    default:
      return checkout.refusals[refusal.outcome]
  }
}
