import type { ReactNode } from 'react'
import type { Millimes } from '#domain/money.ts'
import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { BottomBar } from '#web/storefront/components/bottom-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface CheckoutLayoutProps {
  readonly fields: ReactNode
  readonly summary: ReactNode
  /** Why the order was not placed, beside the button that sends it again. */
  readonly notice: ReactNode
  readonly terms: ReactNode
  /** What the shop does with the data. */
  readonly dataTerm: ReactNode
  readonly total: Millimes
  readonly isSending: boolean
  /** Whether the order is sent again by itself. */
  readonly isWaiting?: boolean
}

/**
 * Lays out the form of the checkout: on phones one part after the other, with the button fixed at the bottom; on wide
 * screens the order beside the fields. The terms of sale come before the button, as the law requires.
 */
export function CheckoutLayout({
  fields,
  summary,
  notice,
  terms,
  dataTerm,
  total,
  isSending,
  isWaiting,
}: CheckoutLayoutProps) {
  return (
    <div className="mt-5 gap-12 sm:mt-8 lg:grid lg:grid-cols-[1fr_25rem]">
      <div>{fields}</div>
      <div className="space-y-6 max-lg:contents">
        <div className="mt-7 space-y-5 lg:mt-0">
          {summary}
          {terms}
          {notice}
        </div>
        <BottomBar total={total} className="mt-5 lg:mt-0">
          <SubmitButton isSending={isSending} className="w-full px-4 sm:text-lg">
            {isWaiting ? checkout.waiting : isSending ? checkout.sending : checkout.place}
          </SubmitButton>
        </BottomBar>
        {dataTerm}
      </div>
    </div>
  )
}
