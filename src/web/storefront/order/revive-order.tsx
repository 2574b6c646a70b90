import { Form, useNavigation } from 'react-router'
import { orderMessages as order } from '#page-messages/order.ts'
import { Button } from '../../ui/button.tsx'

/** The button that takes up a released order again; works without script. */
export function ReviveOrder() {
  const isSending = useNavigation().state !== 'idle'
  return (
    <section aria-labelledby="revive" className="card p-6 print:hidden">
      <h2 id="revive" className="text-2xl">
        {order.revive}
      </h2>
      <p className="mt-2">{order.reviveText}</p>
      <Form method="post" className="mt-4">
        <Button type="submit" name="do" value="revive" disabled={isSending} className="w-full sm:w-auto">
          {order.reviveSure}
        </Button>
      </Form>
    </section>
  )
}
