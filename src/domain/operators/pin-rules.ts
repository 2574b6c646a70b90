/** Whether operators may open a locked session with a PIN. */
export interface PinRules {
  readonly pins: 'allowed' | 'off'
}

export const pinChoices = ['allowed', 'off'] as const satisfies PinRules['pins'][]

/** After how many minutes without use a session with a PIN locks. */
export const lockMinuteChoices = [5, 15, 30, 60] as const

/** Wrong tries before the session ends. */
export const maxPinTries = 5
