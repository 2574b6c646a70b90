import { z } from 'zod'
import { type PinRules, pinChoices } from '#domain/operators/pin-rules.ts'
import { oneOf } from '#web/forms/field-values.ts'
import type { Typed } from './setting-result.ts'

export const pinRulesForm = z.object({ pins: oneOf(pinChoices) })

/** Returns the form values of the rule for PINs. */
export function pinRulesTexts({ pins }: PinRules): Typed {
  return { pins }
}
