import webPush from 'web-push'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PushKind, SellerPushKind } from '#domain/push-kind.ts'
import type { PushKeys } from './push-keys.ts'
import type { PushResponse } from './push-sender.ts'

/** Whom a message is encrypted for. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** How many of each kind: all that a message says. */
export type PushCounts = { readonly [Kind in PushKind | SellerPushKind | 'test']?: number }

/** A phone that was off for longer learns the rest from the office itself, in seconds. */
const timeToLive = 12 * 60 * 60

/** Encrypts (RFC 8291) and signs (RFC 8292) a message and sends it. Throws when the service cannot be reached. */
export async function sendPush(
  { pushSender, shopEmail }: Marketplace,
  { publicKey, privateKey }: PushKeys,
  { endpoint, p256dh, auth }: PushTarget,
  counts: PushCounts,
): Promise<PushResponse> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ counts }),
    {
      vapidDetails: { subject: `mailto:${shopEmail}`, publicKey, privateKey },
      ...{ TTL: timeToLive, urgency: 'high', contentEncoding: 'aes128gcm' },
    },
  )
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return pushSender.send(endpoint, { headers: Object.fromEntries(texts), body: Buffer.from(body) })
}
