import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { officeSearchPath } from '#web/paths/backoffice-paths.ts'

/** Opens the search of the back office when somebody presses `/` and is not typing. */
export function useSearchKey(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      void navigate(officeSearchPath())
    }
    document.addEventListener('keydown', openSearch)
    return () => document.removeEventListener('keydown', openSearch)
  }, [navigate])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
