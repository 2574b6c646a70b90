import { languages } from '#domain/locale.ts'
import { navigationMessages } from '#page-messages/layout.ts'
import { locale } from '#page-messages/locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LanguageLinks } from './language-links.tsx'

const panelId = 'languages'

/**
 * A button that opens the languages. A native popover, so that it opens before hydration. On phones the drawer has
 * them.
 */
export function NavLanguages({ className }: { className: string }) {
  const label = navigationMessages.language(languages[locale].name)
  return (
    <div className="max-sm:hidden">
      <button type="button" popoverTarget={panelId} aria-label={label} title={label} className={className}>
        <Icon name="globe" className="size-6" />
      </button>
      <div
        id={panelId}
        popover="auto"
        className="fixed inset-auto end-[max(1rem,calc(50vw-37rem))] top-17 m-0 min-w-40 rounded-2xl bg-white p-2 text-ink shadow-float"
      >
        <LanguageLinks
          className=""
          linkClass="flex min-h-11 items-center rounded-xl px-4 hover:bg-sand/60 aria-[current]:font-semibold aria-[current]:text-door"
        />
      </div>
    </div>
  )
}
