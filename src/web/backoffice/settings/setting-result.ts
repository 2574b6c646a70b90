import type { SettingKey } from '#domain/settings/setting.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/check-form.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'

/** The values of the fields of a form as typed, by their names. */
export type Typed = Readonly<Record<string, string>>

/** The state of the form of a setting. */
export interface SettingState {
  /** The version of the setting that the edit is based on. */
  readonly version: number
  readonly typed: Typed
}

export type SettingResult = { readonly part: SettingKey } & SettingState &
  (
    | { readonly outcome: 'saved'; readonly changed: readonly string[] }
    | { readonly outcome: 'invalid'; readonly fieldErrors: BackofficeFieldErrors<string> }
    /** `theirs` has the saved values of the fields that differ from what was typed. */
    | { readonly outcome: 'changed-meanwhile'; readonly theirs: Typed; readonly by: string | undefined }
  )

export type AnySettingResult = SettingResult | Unreachable
