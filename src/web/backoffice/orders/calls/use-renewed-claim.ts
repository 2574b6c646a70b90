import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Claim } from '#domain/orders/calls/claim-order.ts'
import { releaseClaimPath } from '#web/paths/backoffice-order-paths.ts'

const renewalMilliseconds = 45_000

/**
 * Renews the claim on an order while its card is visible, by revalidating the page. Releases it when the page is left;
 * if the browser cannot send that, the claim expires.
 */
export function useRenewedClaim(orderId: number, { isMine, until }: Claim): void {
  const { revalidate } = useRevalidator()
  const renew = useRef(revalidate)
  renew.current = revalidate
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') renew.current()
    }
    const timer = setInterval(look, renewalMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  const claim = useRef({ isMine, until })
  claim.current = { isMine, until }
  useEffect(() => {
    const leave = () => {
      if (!claim.current.isMine) return
      const form = new FormData()
      form.set('id', String(orderId))
      form.set('until', claim.current.until.toISOString())
      navigator.sendBeacon(releaseClaimPath(), form)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [orderId])
}
