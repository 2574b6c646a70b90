import { Form, Link } from 'react-router'
import type { JoinedOrder } from '#domain/orders/duplicates/list-joined-orders.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** Says which orders were joined into this one, by whom and when, and undoes it. */
export function JoinedOrders({ orders }: { orders: readonly (JoinedOrder & { readonly on: string })[] }) {
  const { duplicates: texts } = customersMessages
  return orders.map(({ id, number, by, on }) => (
    <Notice key={id} tone="info" className="mt-3">
      <Link to={orderDetailsPath(id)} className="inline-block py-2.5 underline">
        <OrderNumbers in={texts.joinedHere(number, by, on)} />
      </Link>
      <UndoJoining joinedId={id} />
    </Notice>
  ))
}

/** Parts two joined orders again. */
export function UndoJoining({ joinedId }: { joinedId: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="joined" value={joinedId} />
      <SubmitButton name="do" value="undo-joining" variant="outline">
        {customersMessages.duplicates.part}
      </SubmitButton>
    </Form>
  )
}

/** What became of parting two orders. */
export function PartingNotice({ outcome }: { outcome: 'undone' | 'not-possible' | 'out-of-stock' }) {
  const { duplicates: texts } = customersMessages
  if (outcome === 'undone')
    return (
      <Notice isStatic tone="success">
        {texts.parted}
      </Notice>
    )
  return (
    <Notice isStatic tone="error">
      {outcome === 'out-of-stock' ? texts.missing : texts.notParted}
    </Notice>
  )
}
