import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { isSubmissionUnconfirmed } from '#web/backoffice/layout/screen-problem.ts'

/**
 * Clears a field after its form was submitted successfully. Text typed meanwhile stays, and so does text that was
 * refused or got no response.
 */
export function useClearAfterSubmit<Field extends HTMLInputElement | HTMLTextAreaElement>(isRefused: boolean) {
  const field = useRef<Field>(null)
  const sent = useRef<string>(undefined)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle || sent.current === undefined) return
    if (!isRefused && !isSubmissionUnconfirmed() && field.current?.value === sent.current) field.current.value = ''
    sent.current = undefined
  }, [isIdle, isRefused])
  return {
    field,
    onSubmit: () => {
      sent.current = field.current?.value
    },
  }
}
