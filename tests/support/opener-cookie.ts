import type { Opener } from './screen-paths.ts'

/** The name of the cookie with the session of an opener, without the prefix that https needs. */
export function cookieNameOf(opener: Opener): string {
  return opener === 'seller' ? 'hirfa-studio' : 'hirfa-office'
}
