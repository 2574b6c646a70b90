import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is out of view, behind the navigation bar, or within `fromLowerEdge` pixels of the lower edge. */
export function useOutOfSight(element: RefObject<HTMLElement | null>, fromLowerEdge = 0): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry ? !entry.isIntersecting : false), {
      rootMargin: `-72px 0px -${fromLowerEdge}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, fromLowerEdge])
  return isOut
}
