import { useEffect } from 'react'

/** The Badging API, which TypeScript's DOM library promises of every browser. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/** Shows a count on the icon of the installed office, in browsers that can. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    const badging: Badging = navigator
    // Rejected where the office is not installed.
    badging.setAppBadge?.(count).catch(() => {})
  }, [count])
}
