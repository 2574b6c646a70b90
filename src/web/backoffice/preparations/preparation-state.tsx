import type { DisplayedLine } from './displayed-line.ts'

const tones = { asked: 'text-ink-soft', ready: 'font-semibold text-olive', cannot: 'font-semibold text-clay-deep' }

/** Which store has it, and whether it is ready there. */
export function PreparationState({ line: { state, storeName, stateText } }: { readonly line: DisplayedLine }) {
  return (
    <p className={tones[state]}>
      <bdi>{storeName}</bdi>: {stateText}
    </p>
  )
}
