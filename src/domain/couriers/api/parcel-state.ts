/** What is known of a parcel that is sent to its courier by API. */
export const parcelStates = [
  /** Not sent yet: its hand-over can still be undone, or the courier's turn has not come. */
  'waiting',
  /** Being sent now. */
  'sending',
  'sent',
  'refused',
  /** It was sent, and nobody knows whether the courier took it. */
  'uncertain',
  /** Not sent: the order was not on its way any more. */
  'withdrawn',
] as const

export type ParcelState = (typeof parcelStates)[number]
