import type { SettingKey } from '#domain/settings/setting.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/check-form.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'

/** The values of the fields of a form as typed, by their names. */
export type Typed = Readonly<Record<string, string>>

interface FormState {
  /** The version of the setting that the edit is based on. */
  readonly version: number
  readonly typed: Typed
}

/** A setting as its form is opened. */
export interface SettingState extends FormState {
  /** The fields that have their default because what is stored of them cannot be read. */
  readonly unreadable: readonly string[]
}

export type SettingResult = { readonly part: SettingKey } & FormState &
  (
    | { readonly outcome: 'saved'; readonly changed: readonly string[] }
    | { readonly outcome: 'invalid'; readonly fieldErrors: BackofficeFieldErrors<string> }
    /** `theirs` has the saved values of the fields that differ from what was typed. */
    | { readonly outcome: 'changed-meanwhile'; readonly theirs: Typed; readonly by: string | undefined }
  )

export type AnySettingResult = SettingResult | Unreachable
