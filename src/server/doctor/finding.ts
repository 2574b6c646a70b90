/** What a check found, in one line; a problem or a warning says how to mend it. */
export interface Finding {
  /** `problem`: the shop does not work as it should. `warning`: it works, but something will go wrong or is missing. */
  readonly state: 'fine' | 'warning' | 'problem'
  readonly line: string
}

export function fine(line: string): Finding {
  return { state: 'fine', line }
}

export function warning(line: string): Finding {
  return { state: 'warning', line }
}

export function problem(line: string): Finding {
  return { state: 'problem', line }
}
