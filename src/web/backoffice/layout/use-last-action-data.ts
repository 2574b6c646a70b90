import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Keeps the last action data of this screen until the next navigation or until `about` changes. React Router drops it
 * on revalidation, which screens that refresh themselves do right after a submission.
 */
export function useLastActionData<Result>(actionData: Result | undefined, about?: number): Result | undefined {
  const { key } = useLocation()
  const [stored, store] = useState({ key, about, answer: actionData })
  const hasMovedOn = key !== stored.key || about !== stored.about
  const isNewResult = hasMovedOn || (actionData !== undefined && actionData !== stored.answer)
  if (isNewResult) store({ key, about, answer: actionData })
  return isNewResult ? actionData : stored.answer
}
