import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { useIsAlive, useIsPageHidden, usePrefersReducedMotion, useSavesData } from './browser-state.ts'

const slideMilliseconds = 2500

/**
 * Calls `advance` every 2500 ms, unless the visitor stopped it, asked for little motion, saves data, looks at the slides closely
 * (mouse over them, finger or keyboard on them) or cannot see them at all.
 */
export function useRotation(advance: () => void) {
  const isAlive = useIsAlive()
  const isHidden = useIsPageHidden()
  const prefersReducedMotion = usePrefersReducedMotion()
  const isSaving = useSavesData()
  const [wish, setWish] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isTouched, setIsTouched] = useState(false)

  const isPlaying = wish ? wish === 'play' : !prefersReducedMotion && !isSaving
  const isRunning = isAlive && isPlaying && !isHidden && !isHovered && !isFocused && !isTouched

  const onTick = useEffectEvent(advance)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => onTick(), slideMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning])

  /** Who asks for motion gets it at once, though the mouse and the focus are still on the button. */
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
  return { isAlive, isPlaying, isRunning, prefersReducedMotion, toggle, watch }
}
