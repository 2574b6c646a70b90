import type { Unreachable } from '../../or-unreachable.ts'

/** The settings, each in a form of its own. */
export type Part = 'house' | 'limits' | 'shop-window' | 'comments'

/** What stands in the fields of a form, by their names. */
export type Typed = Readonly<Record<string, string>>

export type SettingMistake = 'required' | 'tooLong' | 'phone' | 'email' | 'link' | 'postalCode' | 'number'

export type SettingMistakes = Readonly<Record<string, SettingMistake>>

/** A setting as its form begins, or goes on. */
export interface SettingState {
  /** The one that what is typed was made of. */
  readonly version: number
  readonly typed: Typed
}

export type SettingAnswer = { readonly part: Part } & SettingState &
  (
    | { readonly outcome: 'saved'; readonly changed: readonly string[] }
    | { readonly outcome: 'invalid'; readonly mistakes: SettingMistakes }
    /** `theirs` has the fields in which what is saved now differs from what was typed. */
    | { readonly outcome: 'changed-meanwhile'; readonly theirs: Typed; readonly by: string | undefined }
  )

export type AnyAnswer = SettingAnswer | Unreachable
