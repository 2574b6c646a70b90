import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Claim } from '#domain/orders/claim-order.ts'

const everyMilliseconds = 45_000

/**
 * Keeps a card for its person while it is on the screen: loading the page anew renews the claim. Lets go of it when
 * they leave; a browser that cannot say so is found out by the clock.
 */
export function useKeptCard(orderId: number, { isMine, until }: Claim): void {
  const { revalidate } = useRevalidator()
  const renew = useRef(revalidate)
  renew.current = revalidate
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') renew.current()
    }
    const timer = setInterval(look, everyMilliseconds)
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
      const said = new FormData()
      said.set('id', String(orderId))
      said.set('until', claim.current.until.toISOString())
      navigator.sendBeacon('/admin/calls/leave', said)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [orderId])
}
