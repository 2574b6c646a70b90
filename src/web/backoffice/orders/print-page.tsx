import { Link, useLocation, useNavigate } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { getOrderSheet, type OrderSheet } from '#domain/orders/get-order-sheet.ts'
import { owesPayment } from '#domain/orders/payment.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { shortMoment } from '../text/short-moment.ts'
import type { Route } from './+types/print-page'
import { cameFromOrders } from './came-from-orders.ts'
import { readIds, readReturn } from './orders-query.ts'
import { PackingSlip } from './packing-slip.tsx'
import { ParcelLabel } from './parcel-label.tsx'
import './print.css'

const mostAtOnce = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const office = officeIn(context)
  const orders: (OrderSheet & { placedOn: string })[] = []
  const ids = readIds(query.getAll('id')).slice(0, mostAtOnce)
  for (const id of ids) {
    const sheet = await getOrderSheet(office, id).catch(nothingWhenMissing)
    if (sheet) orders.push({ ...sheet, placedOn: shortMoment(sheet.placedAt) })
  }
  return { what: query.get('what') === 'labels' ? 'labels' : 'slips', orders, back: readReturn(query, ids) } as const
}

/** One address that has gone wrong does not keep the other parcels waiting. */
function nothingWhenMissing(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}

export type PrintedOrder = Route.ComponentProps['loaderData']['orders'][number]

/** Packing slips or labels, one a sheet of paper. Around them nothing is printed. */
export default function PrintPage({ loaderData: { what, orders, back } }: Route.ComponentProps) {
  const { print, payment } = useOfficeMessages().orders
  const unpaid = orders.filter(owesPayment)
  const Paper = what === 'labels' ? ParcelLabel : PackingSlip
  return (
    <>
      <OfficeTitle title={print.title} />
      <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="me-auto text-2xl">{print.title}</h1>
        <BackToOrders to={back} />
        <Button onClick={() => window.print()} disabled={orders.length === 0}>
          {print.print}
        </Button>
      </div>
      {unpaid.length > 0 && (
        <Notice tone="error" className="mb-5 print:hidden">
          {payment.notPaidYet(unpaid.map(({ number }) => number).join(', '))}
        </Notice>
      )}
      {orders.length === 0 && <p>{print.nothing}</p>}
      <div className="flex flex-wrap gap-6 print:block">
        {orders.map((order) => (
          <Paper key={order.id} order={order} />
        ))}
      </div>
    </>
  )
}

/** Who came from there goes back to it, where it was scrolled to. The address serves everybody else. */
function BackToOrders({ to }: { to: string }) {
  const { print } = useOfficeMessages().orders
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (state !== cameFromOrders || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(-1)
      }}
      className="grid min-h-11 place-items-center px-3 text-door underline"
    >
      {print.back}
    </Link>
  )
}
