import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Whether the customer is notified by email; hidden for orders without an email address. */
export function NotifyCustomerField({ canTell, isChosen = true }: { canTell: boolean; isChosen?: boolean }) {
  const { notifyCustomer } = ordersMessages
  if (!canTell) return null
  return (
    <Checkbox name="tell" defaultChecked={isChosen}>
      {notifyCustomer}
    </Checkbox>
  )
}
