import { data } from 'react-router'

/** Returns the reason of a `ReasonForm`. Browsers do not send the form without one; refuses it then with 422. */
export function requireReason(reason: string): string {
  if (reason === '') throw data(null, { status: 422 })
  return reason
}
