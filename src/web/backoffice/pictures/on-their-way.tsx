import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

interface OnTheirWay {
  readonly count: number
  change(by: number): void
}

const Counted = createContext<OnTheirWay>({ count: 0, change: () => {} })

/** For a form with pictures, which travel before it does: counts those that have not arrived yet. */
export function CountsPictures({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  const change = (by: number) => setCount((count) => count + by)
  return <Counted value={{ count, change }}>{children}</Counted>
}

/** How many pictures of this form are on their way: saved before they have arrived, it would go without them. */
export function usePicturesOnTheirWay(): number {
  return useContext(Counted).count
}

/** For each field of pictures: how many of its are. */
export function useCounted(count: number): void {
  const { change } = useContext(Counted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the count is changed is always the same
  useEffect(() => {
    change(count)
    return () => change(-count)
  }, [count])
}
