import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import {
  useIsDataSaverOn,
  useIsHydrated,
  useIsPageHidden,
  usePrefersReducedMotion,
} from '#web/storefront/browser/browser-state.ts'

const slideMilliseconds = 2500

/**
 * Calls `advance` every 2500 ms. Pauses when the visitor has paused it, prefers reduced motion or has the data saver
 * on, while the slides are hovered, touched or focused, and while the page is hidden.
 */
export function useRotation(advance: () => void) {
  const isHydrated = useIsHydrated()
  const isHidden = useIsPageHidden()
  const prefersReducedMotion = usePrefersReducedMotion()
  const isSaving = useIsDataSaverOn()
  const [wish, setWish] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isTouched, setIsTouched] = useState(false)

  const isPlaying = wish ? wish === 'play' : !prefersReducedMotion && !isSaving
  const isRunning = isHydrated && isPlaying && !isHidden && !isHovered && !isFocused && !isTouched

  const onTick = useEffectEvent(advance)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => onTick(), slideMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning])

  /** Play starts at once, although the button is still hovered and focused. */
  const toggle = () => {
    setWish(isPlaying ? 'pause' : 'play')
    setIsHovered(false)
    setIsFocused(false)
  }

  const watch = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
    },
    onTouchStart: () => setIsTouched(true),
    onTouchEnd: () => setIsTouched(false),
    onTouchCancel: () => setIsTouched(false),
  }
  return { isHydrated, isPlaying, isRunning, prefersReducedMotion, toggle, watch }
}
