import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { useHref } from 'react-router'
import { toDinars } from '#domain/money.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { formatPhone } from '#domain/phone.ts'
import { buyNowMessages as messages } from '#page-messages/buy-now.ts'
import { cartMessages as cart } from '#page-messages/cart.ts'
import { discountCodeMessages as codes } from '#page-messages/discount-code.ts'
import { orderRefusalMessages as refusals } from '#page-messages/order-refusal.ts'
import { popUpMessages } from '#page-messages/pop-ups.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { useIsHydratedDeferred } from '#web/storefront/browser/use-is-hydrated-deferred.ts'
import { lineKey, totalsOfCart } from '#web/storefront/cart/cart.ts'
import type { LineIssue } from '#web/storefront/cart/cart-check.ts'
import { codeField } from '#web/storefront/cart/cart-fields.ts'
import { codeRefusalText } from '#web/storefront/cart/code-refusal-text.ts'
import { DiscountCodeDetails } from '#web/storefront/cart/discount-code-details.tsx'
import { issueText } from '#web/storefront/cart/issue-text.ts'
import { LineName, LineVariant } from '#web/storefront/cart/line-details.tsx'
import { HoneypotFields } from '#web/storefront/forms/honeypot-fields.tsx'
import { formatPrice } from '#web/text/format.ts'
import { LocalTextList } from '#web/text/local-text.tsx'
import { SentenceWith } from '#web/text/sentence-with.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { BuyNowAlternative, BuyNowOffer, BuyNowRefusal } from './buy-now.ts'
import { buyNowPath } from './buy-now-query.ts'
import { checkoutFields, type FieldErrors, keyField, totalField } from './checkout-fields.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import { DataTerm } from './data-term.tsx'
import { draftFromStored } from './draft-storage.ts'
import { OrderFields } from './order-fields.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderSummary } from './order-summary.tsx'
import { SaleTerms } from './order-terms.tsx'
import { useFieldValidation } from './use-field-validation.ts'

interface BuyNowCheckoutProps {
  readonly line: RequestedLine
  /** Undefined when a size or another color has to be chosen first. */
  readonly offer: BuyNowOffer | undefined
  /** What is in stock of the product when that what was chosen is not. */
  readonly alternatives: readonly BuyNowAlternative[]
  /** Why the form that was sent placed no order; undefined before it is sent. */
  readonly refused: BuyNowRefusal | undefined
}

/** The checkout of one product, by a plain form: it works without script, and does not touch the cart. */
export default function BuyNowCheckout({ line, offer, alternatives, refused }: BuyNowCheckoutProps) {
  if (!offer) {
    const text = line.colorId === undefined ? messages.chooseFirst : messages.notTogether
    return <BackToProduct line={line} text={text} alternatives={alternatives} />
  }
  const { left, backOn } = offer
  if (left === undefined) return <BuyNowForm offer={offer} line={line} refused={refused} />
  if (backOn !== undefined)
    return <BackToProduct line={line} text={<IssueOf line={offer.line} issue={{ kind: 'store-closed', backOn }} />} />
  if (left === 0)
    return (
      <BackToProduct
        line={line}
        text={<IssueOf line={offer.line} issue={{ kind: 'sold-out' }} />}
        alternatives={alternatives}
      />
    )
  return (
    <BackToProduct line={line} text={<IssueOf line={offer.line} issue={{ kind: 'short', left }} />}>
      <PageButton to={buyNowPath({ ...line, quantity: left })}>{cart.takeLeft(left)}</PageButton>
    </BackToProduct>
  )
}

function IssueOf({ line, issue }: { line: BuyNowOffer['line']; issue: LineIssue }) {
  return (
    <>
      <SentenceWith
        sentence={(name) => cart.issueOf(name, issueText(issue, line))}
        parts={[<LineName key="name" line={line} />]}
      />
      <LineVariant line={line} className="mt-1" />
    </>
  )
}

interface BackToProductProps {
  readonly line: RequestedLine
  readonly text: ReactNode
  readonly alternatives?: readonly BuyNowAlternative[]
  readonly children?: ReactNode
}

function BackToProduct({ line, text, alternatives = [], children }: BackToProductProps) {
  return (
    <>
      <Notice tone="error" className="mt-6">
        {text}
      </Notice>
      {alternatives.length > 0 && (
        <section aria-labelledby="alternatives" className="mt-6">
          <h2 id="alternatives" className="text-xl">
            {messages.alternatives}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {alternatives.map(({ line, names }) => (
              <li key={lineKey(line)}>
                <PageButton to={buyNowPath(line)} variant="secondary">
                  {/* One element: the button has gaps between its parts. */}
                  <span>
                    <LocalTextList texts={names} />
                  </span>
                </PageButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {children}
        <PageButton to={productPath(line.productId)} variant="outline">
          {messages.toPiece}
        </PageButton>
      </p>
    </>
  )
}

function BuyNowForm({
  line,
  offer,
  refused,
}: {
  line: RequestedLine
  offer: BuyNowOffer
  refused?: BuyNowRefusal | undefined
}) {
  const { errors, validate, clearError } = useFieldValidation(refused?.errors ?? {})
  // Before hydration the browser validates the fields.
  const isHydrated = useIsHydratedDeferred()
  const terms = useSaleTerms()
  const totals = refused?.totals ?? totalsOfCart([offer.line], terms)
  const { total } = totals
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, refused)
  const firstWrong = checkoutFields.find((field) => refused?.errors[field])
  const fields = { errors, typed: refused?.typed ?? draftFromStored({}), focusOn: firstWrong }
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    if (!validate(event.currentTarget)) event.preventDefault()
  }
  return (
    <form
      ref={form}
      method="post"
      action={useHref(buyNowPath(line))}
      noValidate={isHydrated}
      onSubmit={check}
      onChange={(event) => event.target instanceof HTMLInputElement && clearError(event.target.name)}
    >
      <input type="hidden" name={totalField} value={toDinars(total)} />
      <input type="hidden" name={keyField} value={refused?.key ?? offer.key} />
      <HoneypotFields shownAt={refused?.shownAt} />
      <CheckoutLayout
        fields={
          <>
            {refused && <BuyNowNotice refused={refused} />}
            <OrderFields {...fields} notes={<OrderNotes {...fields} />} />
          </>
        }
        summary={
          <OrderSummary
            lines={[offer.line]}
            totals={totals}
            change={{ to: productPath(line.productId), label: messages.changePiece }}
            code={<CodeField refused={refused} />}
          />
        }
        notice={null}
        terms={<SaleTerms lines={[offer.line]} />}
        dataTerm={<DataTerm />}
        total={total}
        isSending={false}
      />
    </form>
  )
}

/** Without script the total with the code comes with the answer to the form, which asks to send it again. */
function CodeField({ refused }: { refused: BuyNowRefusal | undefined }) {
  const refusal = refused?.refusal?.outcome === 'code-refused' ? refused.refusal.refusal : undefined
  const typed = refused?.typed.code ?? ''
  return (
    <DiscountCodeDetails isOpen={typed !== ''}>
      <TextField
        label={codes.field}
        name={codeField}
        defaultValue={typed}
        error={refusal && codeRefusalText(refusal)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="auto"
        className="min-w-0 flex-1"
      />
    </DiscountCodeDetails>
  )
}

function BuyNowNotice({ refused: { errors, refusal } }: { refused: BuyNowRefusal }) {
  return (
    <Notice tone="error" className="mb-6">
      {refusal ? <RefusalText refusal={refusal} /> : <FieldErrorsText errors={errors} />}
    </Notice>
  )
}

function FieldErrorsText({ errors }: { errors: FieldErrors }) {
  const { missingFields } = popUpMessages
  if (!Object.values(errors).includes('required')) return messages.lookOver
  return (
    <>
      <p className="font-semibold">{missingFields.title}</p>
      <p>{missingFields.text}</p>
    </>
  )
}

function RefusalText({ refusal }: { refusal: NonNullable<BuyNowRefusal['refusal']> }) {
  const shopProfile = useShopProfile()
  switch (refusal.outcome) {
    case 'repriced':
      return `${refusals.repriced(formatPrice(refusal.before), formatPrice(refusal.now))} ${refusals.repricedText}`
    case 'code-refused':
      return codeRefusalText(refusal.refusal)
    case 'key-reused':
      return `${refusals.keyReused} ${refusals.keyReusedText(formatPhone(shopProfile.phone))}`
    case 'looks-like-bot':
      return messages.lookOver
    case 'unavailable':
      return refusals.unavailable
    default:
      return refusals.refusals[refusal.outcome]
  }
}
