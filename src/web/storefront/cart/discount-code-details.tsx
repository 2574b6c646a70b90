import type { ReactNode } from 'react'
import { discountCodeMessages as messages } from '#page-messages/discount-code.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The field of a discount code, behind a question: who has none reads one line. */
export function DiscountCodeDetails({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-door text-sm [&::-webkit-details-marker]:hidden">
        {messages.question}
        <Icon name="down" className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex items-start gap-3 pt-1 pb-2">{children}</div>
    </details>
  )
}
