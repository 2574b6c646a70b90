import { successMessages as success } from '#page-messages/success.ts'
import { homePath, shopPath } from '#web/paths/storefront-paths.ts'
import { useIsHydratedDeferred } from '#web/storefront/browser/use-is-hydrated-deferred.ts'
import { LoadingPlaceholder } from '#web/storefront/components/loading-placeholder.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { CallUs } from './call-us.tsx'
import { storedLastOrder } from './last-order-storage.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderTicket } from './order-ticket.tsx'

export default function SuccessPage() {
  const isHydrated = useIsHydratedDeferred()
  return (
    <div className="page max-w-3xl min-h-[calc(100dvh-4.5rem)] py-10 sm:py-16">
      <PageHead title={success.title} description={success.description} isUnlisted />
      {isHydrated ? (
        <LastOrderShown />
      ) : (
        <>
          {/* Without script only: the heading with script depends on browser storage. */}
          <noscript>{import.meta.env.SSR && <h1 className="text-4xl sm:text-5xl">{success.title}</h1>}</noscript>
          <LoadingPlaceholder />
        </>
      )}
    </div>
  )
}

function LastOrderShown() {
  const order = storedLastOrder.use()
  return (
    <div className="text-center">
      <h1 className="text-4xl sm:text-5xl">{order ? success.heading : success.noOrder}</h1>
      <p className="mx-auto mt-3 max-w-lg text-balance text-ink-soft text-lg">
        {order ? success.text : success.noOrderText}
        {order?.isRequest && ` ${success.requestText}`}
        {order?.isChangedTooLate && ` ${success.tooLateText}`}
      </p>
      {order && (
        <>
          <OrderTicket order={order} />
          <NextSteps order={order} />
        </>
      )}
      <CallUs isAfterOrder={order !== undefined} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PageButton to={shopPath()}>{success.toShop}</PageButton>
        <PageButton to={homePath()} variant="outline">
          {success.toHome}
        </PageButton>
      </div>
    </div>
  )
}
