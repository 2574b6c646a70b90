import { storedValue } from '#web/ui/browser-storage.ts'

/** The order this browser is placing. Shared by all tabs, like the cart. */
export interface PendingOrder {
  /** The idempotency key, the same for every retry until the order is placed. */
  readonly key?: string
  /** Whether it was sent and its outcome is unknown. */
  readonly isSubmissionUnconfirmed: boolean
}

const none: PendingOrder = { isSubmissionUnconfirmed: false }

export const storedPendingOrder = storedValue<PendingOrder>({
  key: 'hirfa.attempt',
  empty: none,
  parse: pendingOrderFromStored,
  format: ({ key, isSubmissionUnconfirmed }) => ({ key: key ?? null, isSubmissionUnconfirmed }),
})

export function pendingOrderFromStored(stored: unknown): PendingOrder {
  if (typeof stored !== 'object' || stored === null) return none
  const { key, isSubmissionUnconfirmed } = stored as Record<string, unknown>
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) return none
  return { key, isSubmissionUnconfirmed: isSubmissionUnconfirmed === true }
}

/** Returns the idempotency key of the pending order; creates one if there is none. */
export function getIdempotencyKey(): string {
  const { key } = storedPendingOrder.get()
  if (key !== undefined) return key
  const newKey = randomKey()
  storedPendingOrder.change(() => ({ key: newKey, isSubmissionUnconfirmed: false }))
  return newKey
}

export function setUnanswered(isSubmissionUnconfirmed: boolean): void {
  storedPendingOrder.change((pendingOrder) => ({ ...pendingOrder, isSubmissionUnconfirmed }))
}

/** Forgets the key, so that the next request is another order. */
export function clearPendingOrder(): void {
  storedPendingOrder.change(() => none)
}

/** `crypto.randomUUID` is missing without https, as on a local network. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
