import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

interface PendingUploads {
  readonly count: number
  change(by: number): void
}

const PendingUploadsContext = createContext<PendingUploads>({ count: 0, change: () => {} })

/** Counts the pending uploads of a form. Pictures are uploaded before the form is sent. */
export function PendingUploadsProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  const change = (by: number) => setCount((count) => count + by)
  return <PendingUploadsContext value={{ count, change }}>{children}</PendingUploadsContext>
}

/** Returns how many uploads of this form are pending. Saving before they finish would lose these pictures. */
export function usePendingUploads(): number {
  return useContext(PendingUploadsContext).count
}

/** Adds the pending uploads of a picture field to the count of its form. */
export function useCountUploads(count: number): void {
  const { change } = useContext(PendingUploadsContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` only calls a state setter, which is stable
  useEffect(() => {
    change(count)
    return () => change(-count)
  }, [count])
}
