import { useEffect, useRef } from 'react'
import { formatPhone } from '#domain/phone.ts'
import { formMessages } from '#page-messages/forms.ts'
import { trackMessages as texts } from '#page-messages/track.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ShownTrackResult } from './track-result.ts'

/** What became of a try that shows no order. Takes the focus, but not from a wrong field. */
export function ResultNotice({ result }: { result: ShownTrackResult | undefined }) {
  const phone = formatPhone(useShopProfile().phone)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every result takes the focus, also a repeated one
  useEffect(() => box.current?.focus(), [result])
  const text = result && textOf(result, phone)
  if (text === undefined) return null
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Notice tone={result?.outcome === 'link-sent' ? 'info' : 'error'}>{text}</Notice>
    </div>
  )
}

function textOf(result: ShownTrackResult, phone: string): string | undefined {
  switch (result.outcome) {
    case 'not-found':
      return texts.notFound(phone)
    case 'link-sent':
      return texts.linkSent(phone)
    case 'rate-limited':
      return texts.tooMany(Math.ceil(result.retryAfterSeconds / 60), phone)
    case 'unreachable':
      return formMessages.unreachable
    default:
      return undefined
  }
}
