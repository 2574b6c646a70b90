import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What the last form of this screen was answered, until somebody goes on or the screen is `about` something else. React
 * Router forgets it as soon as a screen loads itself anew, which those that keep themselves fresh do at once when a form
 * has changed what waits: nobody would have had the time to read it.
 */
export function useLastAnswer<Answer>(actionData: Answer | undefined, about?: number): Answer | undefined {
  const { key } = useLocation()
  const [kept, keep] = useState({ key, about, answer: actionData })
  const hasMovedOn = key !== kept.key || about !== kept.about
  const isNews = hasMovedOn || (actionData !== undefined && actionData !== kept.answer)
  if (isNews) keep({ key, about, answer: actionData })
  return isNews ? actionData : kept.answer
}
