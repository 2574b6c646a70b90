import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { shortcutOf } from '#web/backoffice/layout/keyboard-shortcuts.ts'
import { officeSearchPath } from '#web/paths/backoffice-paths.ts'

/** Opens the search of the back office when somebody presses `/` and is not typing. */
export function useSearchKey(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== '/') return
      event.preventDefault()
      void navigate(officeSearchPath())
    }
    document.addEventListener('keydown', openSearch)
    return () => document.removeEventListener('keydown', openSearch)
  }, [navigate])
}
