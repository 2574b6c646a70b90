/** How often something was put into the cart since the page was opened, for whoever wants to show it. */
let times = 0
const listeners = new Set<() => void>()

export function noteAdded(): void {
  times++
  for (const listener of listeners) listener()
}

export const timesAdded = () => times

export function onAdded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
