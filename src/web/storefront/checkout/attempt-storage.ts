import { storedValue } from '../browser-storage.ts'

/** The order this browser is trying to place. All tabs share it, as they share the cart. */
export interface Attempt {
  /** The same until the order is placed, so that no repetition makes a second one. */
  readonly key?: string
  /** Whether it was sent and nobody knows what became of it. */
  readonly isUnanswered: boolean
}

const none: Attempt = { isUnanswered: false }

export const storedAttempt = storedValue<Attempt>({
  key: 'hirfa.attempt',
  empty: none,
  parse: attemptFromStored,
  format: ({ key, isUnanswered }) => ({ key: key ?? null, isUnanswered }),
})

export function attemptFromStored(stored: unknown): Attempt {
  if (typeof stored !== 'object' || stored === null) return none
  const { key, isUnanswered } = stored as Record<string, unknown>
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) return none
  return { key, isUnanswered: isUnanswered === true }
}

/** The key of the attempt under way, or of one that starts now. */
export function attemptKey(): string {
  const { key } = storedAttempt.get()
  if (key !== undefined) return key
  const fresh = randomKey()
  storedAttempt.change(() => ({ key: fresh, isUnanswered: false }))
  return fresh
}

export function markAttempt(isUnanswered: boolean): void {
  storedAttempt.change((attempt) => ({ ...attempt, isUnanswered }))
}

/** The next attempt is another order. */
export function forgetAttempt(): void {
  storedAttempt.change(() => none)
}

/** `crypto.randomUUID` is missing where the shop is reached without https, as on a local network. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
