/** How often something was added to the cart since the page was loaded. The bar that confirms it listens. */
let times = 0
const listeners = new Set<() => void>()

export function recordAddition(): void {
  times++
  for (const listener of listeners) listener()
}

export const additionCount = () => times

export function onAddition(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
