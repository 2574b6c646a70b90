import type { z } from 'zod'

/** A group of values that owners change at runtime, saved and undone together. */
export interface Setting<Value extends object> {
  /** Under which it is stored. */
  readonly key: string
  /** Validates values when they are saved and read. Its top-level fields are audited and replaced one by one. */
  readonly shape: z.ZodType<Value>
  /** The value until an owner saves another, and that of each field that is stored wrong or not at all. */
  readonly defaultValue: Value
}

/** The current value of a setting. */
export interface StoredSetting<Value extends object> {
  readonly value: Value
  /** The fields that have their default because what is stored lacks them or cannot be read. */
  readonly unreadable: readonly (keyof Value & string)[]
  /** How often it was saved; 0 for the default. */
  readonly version: number
  /** Who saved it last; absent for the default. */
  readonly changedBy?: string
}
