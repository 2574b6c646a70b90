import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { sendUnsentNotes, unsentNotes } from './unsent-notes.ts'

const retryMilliseconds = 15_000

/**
 * Sends the unsent notes of an operator while the back office is open: at once, when the connection is back, and now
 * and then.
 */
export function useSendUnsentNotes(operatorId: number): void {
  const { revalidate } = useRevalidator()
  const reload = useRef(revalidate)
  reload.current = revalidate
  const count = unsentNotes.use().filter((note) => note.operatorId === operatorId && !note.isRefused).length
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
