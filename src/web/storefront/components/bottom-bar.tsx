import type { ReactNode } from 'react'
import type { Millimes } from '#domain/money.ts'
import { orderLineMessages as messages } from '#page-messages/order-lines.ts'
import { formatPrice } from '#web/text/format.ts'

interface BottomBarProps {
  readonly total: Millimes
  /** The main action of the page. */
  readonly children: ReactNode
  readonly className?: string
}

/**
 * The total and the main action of a page, sticky at the bottom of the screen on phones. It sticks only within its
 * parent, so it never covers the footer. On wide screens it is not sticky.
 */
export function BottomBar({ total, children, className = '' }: BottomBarProps) {
  return (
    <div
      data-bottom-bar
      className={`sticky bottom-0 z-20 -mx-5 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-sand-deep border-t bg-limestone px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none print:hidden ${className}`}
    >
      <p className="flex-auto leading-tight lg:hidden">
        <span className="block text-ink-soft text-xs">{messages.totalWithDelivery}</span>
        <span className="whitespace-nowrap font-display font-semibold text-lg tabular-nums">{formatPrice(total)}</span>
      </p>
      <div className="flex-auto">{children}</div>
    </div>
  )
}
