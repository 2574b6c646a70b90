import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { getHandover } from '#domain/couriers/handovers/get-handover.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { getOrderDetails, type OrderDetails } from '#domain/orders/get-order-details.ts'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { orderPrintMessages } from '#page-messages/backoffice/order-print.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { PackingSlip } from '#web/backoffice/orders/print/packing-slip.tsx'
import { ParcelLabel } from '#web/backoffice/orders/print/parcel-label.tsx'
import { printedOrders } from '#web/backoffice/orders/print/printed-order.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { parseId } from '#web/http/parse-id.ts'
import { handoverPath } from '#web/paths/backoffice-courier-paths.ts'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/handover-print-page'
import { HandoverSheet } from './handover-sheet.tsx'
import { printedSheet } from './printed-sheet.ts'
import '#web/backoffice/orders/print/print.css'
import './handover-print.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const id = parseId(params.id)
  const what = choiceIn(query, 'what', ['sheet', 'labels']) ?? 'all'
  // The sheet and the papers of its parcels go out together.
  const papers = await inSnapshot(office, async (office) => {
    const handover = await catchNotFound(getHandover(office, id))
    const orders: OrderDetails[] = []
    if (what !== 'sheet') for (const { id } of handover.parcels) orders.push(await getOrderDetails(office, id))
    return {
      sheet: what === 'labels' ? undefined : await printedSheet(office, handover),
      orders: await printedOrders(office, orders),
    }
  })
  const back = query.get('back') ?? ''
  return {
    what,
    ...papers,
    back: handoverPath(id, { back: back.startsWith(ordersPath()) ? back : undefined }),
    /** Whether the print dialog opens at once. */
    isToPrint: query.has('go'),
  }
}

/** The papers of a hand-over: its sheet, then the slips, then the labels, four on a page. */
export default function HandoverPrintPage({ loaderData }: Route.ComponentProps) {
  const { what, sheet, orders, back, isToPrint } = loaderData
  const navigate = useNavigate()
  useEffect(() => {
    if (isToPrint) window.print()
  }, [isToPrint])
  return (
    <>
      <BackofficeTitle title={handoversMessages.printTitle} />
      <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="me-auto text-2xl">{handoversMessages.printTitle}</h1>
        <Link
          to={back}
          onClick={(event) => {
            if (history.length < 2 || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            navigate(-1)
          }}
          className="grid min-h-11 place-items-center px-3 text-door underline"
        >
          {handoversMessages.printBack}
        </Link>
        <Button onClick={() => window.print()}>{orderPrintMessages.print}</Button>
      </div>
      <div className="flex flex-wrap gap-6 print:block">
        {sheet && <HandoverSheet sheet={sheet} />}
        {what === 'all' && orders.map((order) => <PackingSlip key={order.id} order={order} />)}
        {what !== 'sheet' && (
          <div className="label-sheets">
            {orders.map((order) => (
              <ParcelLabel key={order.id} order={order} />
            ))}
          </div>
        )}
      </div>
    </>
  )
}
