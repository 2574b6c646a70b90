import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { changeFieldText } from '#web/storefront/components/search-box.tsx'

/**
 * Makes a field a combobox with a list of options, after the pattern of the ARIA Authoring Practices: the focus stays
 * in the field, which names the active option. Returns whether the list is open, and the id of the option that was last
 * active.
 */
export function useCombobox(field: HTMLInputElement, list: RefObject<HTMLElement | null>, hasOptions: boolean) {
  const { key } = useLocation()
  const [isWanted, setIsWanted] = useState(() => document.activeElement === field)
  const [active, setActive] = useState<string>()
  const isOpen = isWanted && hasOptions

  const open = () => setIsWanted(true)
  const close = () => {
    setIsWanted(false)
    setActive(undefined)
  }

  /** Beyond the last and the first option is the field itself. */
  const move = (to: number) => {
    const ids = optionsOf(list.current).map(({ id }) => id)
    setActive([...ids, undefined].at(to % (ids.length + 1)))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // The keys belong to the input method while it composes.
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    const options = optionsOf(list.current)
    const at = isOpen ? options.findIndex(({ id }) => id === active) : -1
    const actions: Readonly<Record<string, (() => void) | false>> = {
      ArrowDown: hasOptions && (() => move(at + 1)),
      ArrowUp: hasOptions && (() => move(at === -1 ? -2 : at - 1)),
      Home: at >= 0 && (() => move(0)),
      End: at >= 0 && (() => move(-2)),
      Enter: at >= 0 && (() => options[at]?.click()),
      Escape: isOpen ? close : field.value !== '' && (() => changeFieldText(field, '')),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    if (event.key.startsWith('Arrow')) open()
    action()
  }

  // Each time, so that they see the present state.
  useEffect(() => {
    const onInput = () => {
      open()
      setActive(undefined)
    }
    const onBlur = (event: FocusEvent) => {
      // Without another element the window has lost the focus, or a phone has put its keyboard away.
      const next = event.relatedTarget as Node | null
      if (next && !list.current?.contains(next)) close()
    }
    const onPointerDown = ({ target }: Event) => {
      const place = field.closest('[popover]') ?? field.form?.parentElement
      if (!place?.contains(target as Node)) close()
    }
    const listeners = { keydown: onKeyDown, input: onInput, focus: open, click: open, blur: onBlur }
    for (const [name, listener] of Object.entries(listeners)) field.addEventListener(name, listener as EventListener)
    field.form?.addEventListener('submit', close)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        field.removeEventListener(name, listener as EventListener)
      field.form?.removeEventListener('submit', close)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  })

  useEffect(() => {
    const option = isOpen ? optionsOf(list.current).find(({ id }) => id === active) : undefined
    field.setAttribute('aria-expanded', String(isOpen))
    if (list.current) field.setAttribute('aria-controls', list.current.id)
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes after each navigation
  useEffect(() => {
    if (document.activeElement !== field) close()
    else setActive(undefined)
  }, [key])

  return { isOpen, active, close }
}

function optionsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
}
