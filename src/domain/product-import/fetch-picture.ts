export const fetchRefusals = [
  /** No https address of the public internet, or one that leads away from it. */
  'not-public',
  'too-many-redirects',
  /** Nobody answers, or with an error of the other side; also of a name that leads to no public address. */
  'not-reached',
  'not-found',
  'too-slow',
  /** Larger than a picture that is uploaded may be. */
  'too-heavy',
] as const

export type FetchRefusal = (typeof fetchRefusals)[number]

export type FetchedPicture =
  | { readonly outcome: 'fetched'; readonly bytes: Uint8Array }
  | { readonly outcome: 'refused'; readonly reason: FetchRefusal }

/**
 * Fetches what stands at an address that somebody else has written, from the public internet only. The bytes may be
 * anything. Throws the reason of `stop` when that is aborted.
 */
export type FetchPicture = (address: string, stop: AbortSignal) => Promise<FetchedPicture>
