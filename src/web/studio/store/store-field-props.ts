import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { studioStoreMessages } from '#page-messages/studio-store.ts'
import type { ReturnedStore } from './own-store-action.ts'
import type { OwnStoreField, TypedStore } from './own-store-form.ts'

/**
 * Returns a function that returns the props of an input: what was typed, and what is wrong with it or was saved
 * meanwhile.
 */
export function storeFieldProps(saved: TypedStore, returned: ReturnedStore | undefined) {
  return (name: OwnStoreField) => {
    const problem = returned?.problems[name]
    const theirs = returned?.theirs?.[name]
    const meanwhile = theirs === undefined ? undefined : studioPieceMessages.savedMeanwhile(theirs)
    return {
      name,
      defaultValue: (returned?.typed ?? saved)[name] ?? '',
      error: problem ? studioStoreMessages.problems[problem] : meanwhile,
    }
  }
}
