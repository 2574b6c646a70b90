import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { cardPaymentMessages as texts } from '#page-messages/card-payment.ts'
import { payOrderPath, trackPath } from '#web/paths/storefront-paths.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { PageButton } from '#web/ui/page-link.tsx'

/** Customers come back here from the payment gateway, which knows no private link: the tab remembers it. */
export default function AfterPaymentPage() {
  const navigate = useNavigate()
  useEffect(() => {
    const order = storedLastOrder.get()
    if (order) void navigate(`${payOrderPath(order.token)}?back`, { replace: true })
  }, [navigate])
  return (
    <div className="page max-w-xl min-h-[calc(100dvh-4.5rem)] py-10 text-center sm:py-16">
      <PageHead title={texts.backTitle} description={texts.backText} isUnlisted />
      <h1 className="text-4xl">{texts.backTitle}</h1>
      <p className="mt-3 text-ink-soft text-lg">{texts.backText}</p>
      <p className="mt-8">
        <PageButton to={trackPath()}>{texts.track}</PageButton>
      </p>
    </div>
  )
}
