import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { unsentNoteDays } from '#domain/orders/order-note.ts'
import { useOperatorId } from '#web/backoffice/layout/operator-id.ts'
import { reportScreenProblem } from '#web/backoffice/layout/screen-problem.ts'
import { orderNotesPath } from '#web/paths/backoffice-order-paths.ts'
import { storedValue } from '#web/ui/browser-storage.ts'

/** Of one operator. */
const maxUnsentNotes = 50

/** Of all operators of a browser. */
const maxStoredNotes = 4 * maxUnsentNotes

/** A note on an order that the shop has not confirmed yet. */
export interface UnsentNote {
  /** A UUID: the shop adds a note with one key once. */
  readonly key: string
  readonly operatorId: number
  readonly orderId: number
  readonly orderNumber: string
  readonly body: string
  /** In milliseconds by the clock of the device. */
  readonly typedAt: number
  /** Whether the shop does not take it, as on an order that is gone. */
  readonly isRefused: boolean
}

/** The unsent notes of everybody who works in this browser; shared by its tabs, and kept when they are closed. */
export const unsentNotes = storedValue<readonly UnsentNote[]>({
  key: 'hirfa.office.notes',
  empty: [],
  parse: unsentNotesFromStored,
  format: (notes) => notes,
})

/**
 * Returns the notes in a browser's storage that are whole. Old ones are not sent any more, but stay to be read: the
 * clock may have been wrong.
 */
export function unsentNotesFromStored(stored: unknown): readonly UnsentNote[] {
  const oldest = Date.now() - unsentNoteDays * 86_400_000
  const whole = Array.isArray(stored) ? stored.filter(isUnsentNote) : []
  return whole.map((note) => (note.typedAt > oldest ? note : { ...note, isRefused: true }))
}

function isUnsentNote(stored: unknown): stored is UnsentNote {
  const { key, operatorId, orderId, orderNumber, body, typedAt } = (stored ?? {}) as Partial<UnsentNote>
  return (
    [key, orderNumber, body].every((text) => typeof text === 'string') &&
    [operatorId, orderId, typedAt].every((number) => Number.isSafeInteger(number))
  )
}

/**
 * Stores a note to be sent. Returns false, and stores nothing, when its operator has too many. Of very many the oldest
 * go, which are of people who do not work here any more.
 */
export function addUnsentNote(note: Pick<UnsentNote, 'operatorId' | 'orderId' | 'orderNumber' | 'body'>): boolean {
  const own = unsentNotes.get().filter(({ operatorId }) => operatorId === note.operatorId)
  if (own.length >= maxUnsentNotes) return false
  const added = { ...note, key: crypto.randomUUID(), typedAt: Date.now(), isRefused: false }
  unsentNotes.change((notes) => [...notes, added].slice(-maxStoredNotes))
  return true
}

export function deleteUnsentNote(key: string): void {
  unsentNotes.change((notes) => notes.filter((note) => note.key !== key))
}

export function deleteUnsentNotes(operatorId: number): void {
  unsentNotes.change((notes) => notes.filter((note) => note.operatorId !== operatorId))
}

/**
 * Sends the notes of an operator in the order in which they were typed, until one cannot be sent now. `onAdded` is
 * called when some were added, before they are deleted here. Another tab may send at the same time: the shop adds each
 * once.
 */
export async function sendUnsentNotes(operatorId: number, onAdded: () => Promise<void>): Promise<void> {
  const own = unsentNotes.get().filter((note) => note.operatorId === operatorId && !note.isRefused)
  const added: string[] = []
  for (const note of own) {
    // It may have been deleted while another was sent.
    if (!unsentNotes.get().some(({ key }) => key === note.key)) continue
    const result = await send(note)
    if (result === 'later') break
    if (result === 'added') added.push(note.key)
    else
      unsentNotes.change((notes) => notes.map((each) => (each.key === note.key ? { ...each, isRefused: true } : each)))
  }
  if (added.length === 0) return
  await onAdded()
  unsentNotes.change((notes) => notes.filter(({ key }) => !added.includes(key)))
}

/** `later`: no connection, nobody or somebody else signed in, or a shop that is away. */
async function send({ key, operatorId, orderId, body, typedAt }: UnsentNote): Promise<'added' | 'refused' | 'later'> {
  const form = new FormData()
  const secondsAgo = Math.max(0, Math.round((Date.now() - typedAt) / 1000))
  for (const [name, value] of Object.entries({ key, operator: operatorId, body, secondsAgo }))
    form.set(name, String(value))
  try {
    const { type, status } = await fetch(orderNotesPath(orderId), { method: 'POST', body: form, redirect: 'manual' })
    if (status === 204) return 'added'
    if (type === 'opaqueredirect') reportScreenProblem('signed-out')
    return [400, 403, 404, 413].includes(status) ? 'refused' : 'later'
  } catch {
    return 'later'
  }
}

/** Returns the unsent notes of the operator who is signed in. */
export function useOwnUnsentNotes(): readonly UnsentNote[] {
  const operatorId = useOperatorId()
  return unsentNotes.use().filter((note) => note.operatorId === operatorId)
}

const retryMilliseconds = 15_000

/**
 * Sends the unsent notes of the operator who is signed in while the back office is open: at once, when the connection
 * is back, and now and then.
 */
export function useSendUnsentNotes(): void {
  const operatorId = useOperatorId()
  const { revalidate } = useRevalidator()
  const reload = useRef(revalidate)
  reload.current = revalidate
  const count = useOwnUnsentNotes().filter(({ isRefused }) => !isRefused).length
  const isSending = useRef(false)
  useEffect(() => {
    if (count === 0) return
    const send = async () => {
      if (isSending.current) return
      isSending.current = true
      try {
        await sendUnsentNotes(operatorId, () => reload.current())
      } finally {
        isSending.current = false
      }
    }
    send()
    const timer = setInterval(send, retryMilliseconds)
    addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [operatorId, count])
}
