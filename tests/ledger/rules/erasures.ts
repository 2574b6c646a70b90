import type { Evidence } from '../evidence.ts'

/** An order is erased if its customer was told so, and its private page is not shown any more. */
export function erasuresStay({ calls, state }: Evidence): string[] {
  const erased = new Map(state.orders.map(({ number, isErased }) => [number, isErased]))
  const endings = new Map<string, number>()
  for (const { operation, outcome, endedAt } of calls)
    if (operation.kind === 'erase' && outcome === 'ok') endings.set(operation.number, endedAt)
  const stored = [...endings.keys()]
    .filter((number) => !erased.get(number))
    .map((number) => `the customer of ${number} was told that it is erased, but it is not`)
  const shown = calls.flatMap(({ id, operation, response, invokedAt }) =>
    operation.kind === 'read' && response?.showsNumber && invokedAt > (endings.get(operation.number) ?? invokedAt)
      ? [`call ${id} saw ${operation.number} after it was erased`]
      : [],
  )
  return [...stored, ...shown]
}
