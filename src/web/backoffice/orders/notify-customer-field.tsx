import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Whether the customer is notified by email; hidden for orders without an email address. */
export function NotifyCustomerField({ canTell, isChosen = true }: { canTell: boolean; isChosen?: boolean }) {
  const { notifyCustomer } = orderNamesMessages
  if (!canTell) return null
  return (
    <Checkbox name="tell" defaultChecked={isChosen}>
      {notifyCustomer}
    </Checkbox>
  )
}
