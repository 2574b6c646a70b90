import { Link, useLocation, useNavigate } from 'react-router'
import { undefinedIfNotFound } from '#domain/errors.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { getOrderDetails, type OrderDetails } from '#domain/orders/get-order-details.ts'
import { owesPayment } from '#domain/orders/payments/payment.ts'
import { listPreparations } from '#domain/orders/preparations/list-preparations.ts'
import { orderPrintMessages as print } from '#page-messages/backoffice/order-print.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { readIds } from '#web/backoffice/orders/list/orders-query.ts'
import { displayedLine } from '#web/backoffice/preparations/displayed-line.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/print-page'
import { PackingList } from './packing-list.tsx'
import { PackingSlip } from './packing-slip.tsx'
import { ParcelLabel } from './parcel-label.tsx'
import { printedOrders } from './printed-order.ts'
import { readReturnPath, returnPathIsPrevious } from './return-path.ts'
import './print.css'

const maxOrdersAtOnce = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const office = officeIn(context)
  const ids = readIds(query.getAll('id')).slice(0, maxOrdersAtOnce)
  const orders = await inSnapshot(office, async (office) => {
    const orders: OrderDetails[] = []
    for (const id of ids) {
      // A wrong URL still prints the other orders.
      const details = await getOrderDetails(office, id).catch(undefinedIfNotFound)
      if (details) orders.push(details)
    }
    return printedOrders(office, orders)
  })
  const what = query.get('what') === 'labels' ? 'labels' : 'slips'
  const prepared = what === 'slips' ? await listPreparations(office, ids) : []
  return {
    ...{ what, orders },
    prepared: prepared.some(({ hasMaker }) => hasMaker) ? prepared.map(displayedLine) : [],
    back: readReturnPath(query, ids),
  } as const
}

/** Packing slips or labels, one on each page, without the navigation around them. */
export default function PrintPage({ loaderData: { what, orders, prepared, back } }: Route.ComponentProps) {
  const unpaid = orders.filter(owesPayment)
  const Paper = what === 'labels' ? ParcelLabel : PackingSlip
  return (
    <>
      <BackofficeTitle title={print.title} />
      <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="me-auto text-2xl">{print.title}</h1>
        <BackToOrders to={back} />
        <Button onClick={() => window.print()} disabled={orders.length === 0}>
          {print.print}
        </Button>
      </div>
      {unpaid.length > 0 && (
        <Notice tone="error" className="mb-5 print:hidden">
          <OrderNumbers in={print.notPaidYet(unpaid.map(({ number }) => number))} />
        </Notice>
      )}
      {orders.length === 0 && <p>{print.nothing}</p>}
      <PackingList lines={prepared} isPrinted={orders.length > 1} />
      <div className="flex flex-wrap gap-6 print:block">
        {orders.map((order) => (
          <Paper key={order.id} order={order} />
        ))}
      </div>
    </>
  )
}

/**
 * Goes a step back in the history when that is the return path, which restores the scroll position. Otherwise a link.
 */
function BackToOrders({ to }: { to: string }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (state !== returnPathIsPrevious || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(-1)
      }}
      className="grid min-h-11 place-items-center px-3 text-door underline"
    >
      {print.back}
    </Link>
  )
}
