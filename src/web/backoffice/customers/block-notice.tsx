import { Link } from 'react-router'
import type { CustomerBlock } from '#domain/orders/blocks/customer-block.ts'
import type { Phone } from '#domain/phone.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { customersPath } from '#web/paths/backoffice-order-paths.ts'
import { Notice } from '#web/ui/notice.tsx'

interface BlockNoticeProps {
  readonly block: CustomerBlock | undefined
  /** Leads to the page of the customer; absent on that page. */
  readonly phone?: Phone
}

/** Says that a phone number is blocked, and why. */
export function BlockNotice({ block, phone }: BlockNoticeProps) {
  if (!block) return null
  return (
    <Notice isStatic tone="error" className="mt-3">
      <p className="font-semibold">{customersMessages.block.isBlocked[block.kind]}</p>
      <p className="wrap-anywhere">
        <bdi>{block.note}</bdi>
      </p>
      {phone && (
        <Link to={customersPath({ phone })} className="inline-block py-2.5 underline">
          {customersMessages.open}
        </Link>
      )}
    </Notice>
  )
}
