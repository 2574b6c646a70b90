/** What a customer does on the page of an order, or by a link to confirm it. */
export const customerRequestKinds = [
  'confirmed',
  'call-time',
  'corrected',
  'come-again',
  'message',
  'canceled',
] as const

export type CustomerRequestKind = (typeof customerRequestKinds)[number]

/** The kinds that wait until the office has dealt with them. */
export const waitingRequestKinds = [
  'corrected',
  'come-again',
  'canceled',
] as const satisfies readonly CustomerRequestKind[]

export type WaitingRequestKind = (typeof waitingRequestKinds)[number]

/** How a link to confirm an order came: to its email address, or in a text to its phone. */
export const confirmationChannels = ['email', 'text'] as const

export type ConfirmationChannel = (typeof confirmationChannels)[number]

/** How often a customer may ask for one kind of thing on one order. Whoever needs more should call. */
export const maxRequestsOfKind = 10

/** Refused: asked too often, or too late. Both are said in plain words. */
export type RequestRefusal = { readonly outcome: 'too-often' } | { readonly outcome: 'too-late' }
