import { successMessages } from '#messages/success.ts'
import { useMessages } from '../../text/messages.ts'
import { PageButton } from '../../ui/page-link.tsx'
import { useHasComeAlive } from '../has-come-alive.ts'
import { PageHead } from '../page-head.tsx'
import { WaitingShell } from '../waiting-shell.tsx'
import { CallUs } from './call-us.tsx'
import { storedLastOrder } from './last-order-storage.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderTicket } from './order-ticket.tsx'

export default function SuccessPage() {
  const success = useMessages(successMessages)
  const hasComeAlive = useHasComeAlive()
  return (
    <div className="page max-w-3xl min-h-[calc(100dvh-4.5rem)] py-10 sm:py-16">
      <PageHead title={success.title} description={success.description} isPrivate />
      {hasComeAlive ? <LastOrderShown /> : <WaitingShell />}
    </div>
  )
}

function LastOrderShown() {
  const success = useMessages(successMessages)
  const order = storedLastOrder.use()
  return (
    <div className="text-center">
      <h1 className="text-4xl sm:text-5xl">{order ? success.heading : success.noOrder}</h1>
      <p className="mx-auto mt-3 max-w-lg text-balance text-ink-soft text-lg">
        {order ? success.text : success.noOrderText}
      </p>
      {order && (
        <>
          <OrderTicket order={order} />
          <NextSteps order={order} />
        </>
      )}
      <CallUs isAfterOrder={order !== undefined} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PageButton to="/shop">{success.toShop}</PageButton>
        <PageButton to="/" variant="outline">
          {success.toHome}
        </PageButton>
      </div>
    </div>
  )
}
