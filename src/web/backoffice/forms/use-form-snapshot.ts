import { useState } from 'react'

/** What a form starts from. */
export interface FormSnapshot<Thing, Typed> {
  /** The saved thing that the edit is based on. */
  readonly base: Thing
  /** The initial values of the fields. */
  readonly typed: Typed
}

/**
 * Returns the snapshot when the form was opened, later that of its last result: without JavaScript, what was sent;
 * after a save, what was saved; when somebody else has saved meanwhile, what is saved now and the merge of both edits.
 * It changes only with a result of this form: reloaded loader data, after somebody else's save, must not reset what is
 * being typed. Saving keeps the fields too; only a merge and `restart` reset them, which `resets` counts.
 */
export function useFormSnapshot<Thing, Typed>(
  opened: () => FormSnapshot<Thing, Typed>,
  result: (FormSnapshot<Thing, Typed> & { readonly outcome: string }) | { readonly outcome: 'stale' } | undefined,
): FormSnapshot<Thing, Typed> & {
  readonly resets: number
  readonly restart: (snapshot: FormSnapshot<Thing, Typed>) => void
} {
  const [snapshot, setSnapshot] = useState(() => ({ ...(snapshotIn(result) ?? opened()), resets: 0 }))
  const [lastResult, setLastResult] = useState(result)
  if (result !== lastResult) {
    setLastResult(result)
    const next = snapshotIn(result)
    const resets = snapshot.resets + (result?.outcome === 'changed-meanwhile' ? 1 : 0)
    if (next) setSnapshot({ ...next, resets })
  }
  const restart = (next: FormSnapshot<Thing, Typed>) => setSnapshot(({ resets }) => ({ ...next, resets: resets + 1 }))
  return { ...snapshot, restart }
}

function snapshotIn<Thing, Typed>(
  result: FormSnapshot<Thing, Typed> | { readonly outcome: 'stale' } | undefined,
): FormSnapshot<Thing, Typed> | undefined {
  return result && 'base' in result ? { base: result.base, typed: result.typed } : undefined
}
