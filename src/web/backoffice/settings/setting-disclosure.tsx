import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { settingNames } from '#page-messages/backoffice/setting-names.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'

export type SettingPart = keyof typeof settingNames

interface SettingDisclosureProps {
  readonly part: SettingPart
  /** Whether there is something to read in it before anybody opens it. */
  readonly isOpen: boolean
  /** Of those with the same name one is open at a time. */
  readonly group?: string | undefined
  readonly children: ReactNode
}

/**
 * A folded setting. It opens for a link to it: browsers open what the fragment of a URL is in, React Router does not.
 */
export function SettingDisclosure({ part, isOpen, group = 'setting', children }: SettingDisclosureProps) {
  const { hash } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const heading = useId()
  useEffect(() => {
    if (hash !== `#${part}` || !details.current) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [hash, part])
  return (
    <section aria-labelledby={heading}>
      <details ref={details} name={group} open={isOpen || undefined} className="panel scroll-mt-20">
        <summary className="min-h-14 justify-between px-4 py-2 sm:px-6">
          <h3 id={heading} className="text-lg">
            {settingNames[part]}
          </h3>
        </summary>
        <div id={part} className="scroll-mt-36 px-4 pb-4 sm:px-6 sm:pb-6">
          <p className="text-ink-soft text-sm">{settingsMessages.texts[part]}</p>
          {children}
        </div>
      </details>
    </section>
  )
}
