import { Form, useNavigation } from 'react-router'
import { orderMessages as order } from '#page-messages/order.ts'
import { Button } from '../../ui/button.tsx'
import { OrderDisclosure } from './order-disclosure.tsx'

/** The button to cancel the order. */
export function CancelOrder() {
  const isSending = useNavigation().state !== 'idle'
  return (
    <OrderDisclosure heading={order.cancel} className="text-clay">
      <p>{order.cancelText}</p>
      <Form method="post" className="py-4">
        <Button type="submit" name="do" value="cancel" variant="outline" disabled={isSending}>
          {order.cancelSure}
        </Button>
      </Form>
    </OrderDisclosure>
  )
}
