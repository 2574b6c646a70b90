import type { ReactNode } from 'react'
import type { Millimes } from '#domain/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { BottomBar } from '../bottom-bar.tsx'
import { DataTerm, SaleTerms } from './order-terms.tsx'

interface CheckoutFrameProps {
  /** What is to be filled in. */
  readonly fields: ReactNode
  readonly summary: ReactNode
  /** Why there is no order yet, beside the button that tries again. */
  readonly notice: ReactNode
  readonly total: Millimes
  readonly isSending: boolean
}

/**
 * The parts of the checkout's form: on phones one after the other, and the button at the bottom of the screen all the
 * way; on wide screens the order beside the fields. What the law has told before an order stands before the button.
 */
export function CheckoutFrame({ fields, summary, notice, total, isSending }: CheckoutFrameProps) {
  const checkout = useMessages(checkoutMessages)
  return (
    <div className="mt-5 gap-12 sm:mt-8 lg:grid lg:grid-cols-[1fr_25rem]">
      <div>{fields}</div>
      <div className="space-y-6 max-lg:contents">
        <div className="mt-7 space-y-5 lg:mt-0">
          {summary}
          <SaleTerms />
          {notice}
        </div>
        <BottomBar total={total} className="mt-5 lg:mt-0">
          <Button type="submit" disabled={isSending} className="w-full px-4 sm:text-lg">
            {isSending ? checkout.sending : checkout.place}
          </Button>
        </BottomBar>
        <DataTerm />
      </div>
    </div>
  )
}
