import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * For a field of a form that stays on the screen: it is emptied once what it said has been written down. What was typed
 * meanwhile is meant for the next time and stays, and so does what was refused.
 */
export function useWordsOnTheirWay<Field extends HTMLInputElement | HTMLTextAreaElement>(isRefused: boolean) {
  const field = useRef<Field>(null)
  const sent = useRef<string>(undefined)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle || sent.current === undefined) return
    if (!isRefused && field.current?.value === sent.current) field.current.value = ''
    sent.current = undefined
  }, [isIdle, isRefused])
  return {
    field,
    send: () => {
      sent.current = field.current?.value
    },
  }
}
