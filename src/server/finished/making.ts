import type { Shown } from '#domain/shown.ts'

/** Says of a thing that whatever shows it may be wrong; `everything` is what no page can be sure not to show. */
export const everything = 'everything'

/** An answer that is being made, for all who ask for it meanwhile. Moments count what happened before what. */
export interface Making<Made> {
  /** What it shows, as far as it has been read. */
  readonly shown: Shown
  /** What was forgotten since it began, and when first. */
  readonly forgotten: Map<string, number>
  readonly made: Promise<Made>
}

/**
 * Whether what it shows may have been read before a change of which someone who came at `moment` had to know. A thing
 * counts wherever in the making it was read: a little too much is forgotten, never too little.
 */
export function isPast({ shown, forgotten }: Pick<Making<unknown>, 'shown' | 'forgotten'>, moment: number): boolean {
  const things: ReadonlySet<string> = shown.things
  return forgotten
    .entries()
    .some(([thing, forgottenAt]) => forgottenAt <= moment && (thing === everything || things.has(thing)))
}
