/** A step that a thing may take from one status to another. */
export interface Step<Status extends string, Taker extends string = string> {
  readonly from: Status
  readonly to: Status
  /** Who takes it. */
  readonly by: readonly Taker[]
  /** What happens to its pieces. */
  readonly stock: 'stays' | 'is taken' | 'comes back'
}

/** Returns the step between two statuses; undefined when none leads there. */
export function findStep<Status extends string, Taker extends string>(
  steps: readonly Step<Status, Taker>[],
  from: Status,
  to: Status,
): Step<Status, Taker> | undefined {
  return steps.find((step) => step.from === from && step.to === to)
}

/** Returns the statuses from which a step leads to another. */
export function statusesBefore<Status extends string>(steps: readonly Step<Status>[], to: Status): readonly Status[] {
  return steps.filter((step) => step.to === to).map(({ from }) => from)
}
