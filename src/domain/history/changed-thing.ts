/** The kinds of things whose changes are written down. */
export const changedThings = [
  'comment',
  'letter',
  'message',
  'newsletter issue',
  'operator',
  'order',
  'plan request',
  'product',
  'promotion',
  'setting',
  'showcase',
  'store',
] as const

export type ChangedThing = (typeof changedThings)[number]
