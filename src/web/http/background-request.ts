/** The header of requests that a page or the service worker makes by itself: nobody need be there, so a session locks all the same. */
export const backgroundRequestHeader = 'Background-Request'

export const backgroundRequestHeaders = { [backgroundRequestHeader]: '1' } as const
