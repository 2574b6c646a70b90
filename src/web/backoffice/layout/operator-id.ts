import { createContext, useContext } from 'react'

/** The id of the operator who is signed in. */
export const OperatorIdContext = createContext(0)

export function useOperatorId(): number {
  return useContext(OperatorIdContext)
}
