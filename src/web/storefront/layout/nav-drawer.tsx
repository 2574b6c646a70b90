import { useRef } from 'react'
import { navigationMessages as navigation } from '#page-messages/layout.ts'
import { storesPath } from '#web/paths/storefront-paths.ts'
import { SearchForm } from '#web/storefront/components/search-box.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageNavLink } from '#web/ui/page-link.tsx'
import { ClosePanelButton } from './close-panel-button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { useNavigationTree } from './navigation-tree.ts'
import { useModalPopover } from './use-modal-popover.ts'

const drawerId = 'menu'

/** The menu on phones. A native popover, so that it opens before hydration. */
export function NavDrawer() {
  const entries = useNavigationTree()
  const drawer = useRef<HTMLDivElement>(null)
  const modal = useModalPopover(drawer)

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={drawerId}
        aria-label={navigation.openMenu}
        className="icon-button -ms-2 hover:bg-sand/70"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <div
        ref={drawer}
        id={drawerId}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={navigation.menu}
        {...modal}
        className="fixed inset-y-0 start-0 end-auto m-0 h-dvh w-[min(85vw,22rem)] overflow-y-auto bg-limestone p-5 text-ink shadow-float backdrop:bg-ink/40"
      >
        <div className="flex justify-end">
          <ClosePanelButton panelId={drawerId} label={navigation.closeMenu} isReady />
        </div>
        <SearchForm className="mt-2" />
        <nav aria-label={navigation.label}>
          <ul className="mt-2 divide-y divide-sand">
            {entries.map((entry) => (
              <li key={entry.path} className="py-2">
                <PageNavLink
                  to={entry.path}
                  end
                  className="block py-2 font-display text-2xl aria-[current=page]:text-door"
                >
                  {entry.name}
                </PageNavLink>
                {entry.children && (
                  <ul className="pb-2">
                    {entry.children.map((page) => (
                      <li key={page.path}>
                        <PageNavLink
                          to={page.path}
                          className="flex min-h-11 items-center ps-3 text-ink-soft hover:text-ink"
                        >
                          {page.name}
                        </PageNavLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {/* Beside the menu, whose entries are the specification's. */}
        <PageNavLink
          to={storesPath()}
          className="flex min-h-11 items-center gap-2 border-sand border-t py-3 text-ink-soft hover:text-ink aria-[current=page]:text-door"
        >
          <Icon name="shop" className="size-6" />
          {navigation.makers}
        </PageNavLink>
        <LanguageLinks
          className="flex flex-wrap gap-x-5 border-sand border-t py-2 sm:hidden"
          linkClass="flex min-h-11 items-center text-ink-soft aria-[current]:font-semibold aria-[current]:text-door"
        />
      </div>
    </div>
  )
}
