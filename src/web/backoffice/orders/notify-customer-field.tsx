import { ordersMessages } from '#page-messages/backoffice/orders.ts'

/** Whether the customer is notified by email; hidden for orders without an email address. */
export function NotifyCustomerField({ canTell, isChosen = true }: { canTell: boolean; isChosen?: boolean }) {
  const { notifyCustomer } = ordersMessages
  if (!canTell) return null
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name="tell" defaultChecked={isChosen} className="size-5 shrink-0 accent-door" />
      {notifyCustomer}
    </label>
  )
}
