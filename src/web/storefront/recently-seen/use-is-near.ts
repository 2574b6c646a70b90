import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something counts as near, so that it has loaded when it is scrolled to. */
const nearPixels = 600

/** Returns whether an element has been near the screen. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `${nearPixels}px 0px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
