import { data } from 'react-router'

/** The answer to a form that no page sends. */
export function unreadable() {
  return data({ outcome: 'unreadable' } as const, { status: 400 })
}
