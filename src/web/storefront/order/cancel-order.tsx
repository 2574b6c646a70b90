import { Form, useNavigation } from 'react-router'
import { orderMessages } from '#messages/en/order.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A disclosure with the button to cancel the order; works without script. */
export function CancelOrder() {
  const order = useMessages(orderMessages)
  const isSending = useNavigation().state !== 'idle'
  return (
    <details className="group rounded-card bg-white px-6 shadow-card print:hidden">
      <summary className="flex items-center justify-between py-4 font-semibold text-clay [&::-webkit-details-marker]:hidden">
        {order.cancel}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <p>{order.cancelText}</p>
      <Form method="post" className="py-4">
        <Button type="submit" variant="outline" disabled={isSending}>
          {order.cancelSure}
        </Button>
      </Form>
    </details>
  )
}
