import { Fragment } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { OfficeRole } from '#domain/access/role.ts'
import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { sectionGroupsMessages, sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'
import { dashboardPath, morePath } from '#web/paths/backoffice-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { barSectionsFor, isInSection, prefetchOf, type Section, sectionGroupsFor } from './sections.ts'

const barItem =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 font-semibold text-ink-soft text-xs aria-[current=page]:text-door'
const sideItem =
  'flex min-h-6 items-center gap-2.5 rounded-md px-3 font-semibold text-sm leading-5 pointer-coarse:min-h-11 text-ink-soft hover:bg-sand/60 aria-[current=page]:bg-white aria-[current=page]:text-door'

/**
 * All sections in a side bar on wide screens, where they fit a laptop's height; the most used ones in a bottom bar on
 * phones, the others behind "More".
 */
export function BackofficeNavigation({ role, waiting }: { role: OfficeRole; waiting: number }) {
  return (
    <>
      <nav aria-label={layoutMessages.navigation} className="hidden w-56 shrink-0 print:hidden lg:block">
        <div className="sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto px-3 py-2">
          {sectionGroupsFor(role).map(({ name, sections }) => (
            <Fragment key={name ?? ''}>
              {name && (
                <h2 className="mt-3 px-3 font-normal font-sans text-ink-soft text-xs leading-4">
                  {sectionGroupsMessages[name]}
                </h2>
              )}
              <ul>
                {sections.map((section) => (
                  <li key={section.path}>
                    <SectionLink section={section} className={sideItem} badgeClass="ms-auto" waiting={waiting} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      </nav>
      <nav
        aria-label={layoutMessages.navigation}
        className="fixed inset-x-0 bottom-0 z-30 border-sand-deep border-t bg-white pb-[env(safe-area-inset-bottom)] print:hidden lg:hidden"
      >
        <ul className="mx-auto flex max-w-lg">
          {barSectionsFor(role).map((section) => (
            <li key={section.path} className="flex-auto">
              <SectionLink
                section={section}
                className={`relative ${barItem}`}
                badgeClass="absolute start-1/2 top-0.5 ms-2"
                waiting={waiting}
              />
            </li>
          ))}
          <li className="flex-auto">
            <NavLink to={morePath()} className={barItem}>
              <Icon name="menu" />
              {layoutMessages.more}
            </NavLink>
          </li>
        </ul>
      </nav>
    </>
  )
}

interface SectionLinkProps {
  readonly section: Section
  readonly className: string
  /** Position classes of the badge. */
  readonly badgeClass: string
  readonly waiting: number
}

function SectionLink({ section, className, badgeClass, waiting }: SectionLinkProps) {
  const { pathname } = useLocation()
  const isDashboard = section.path === dashboardPath()
  return (
    <Link
      to={section.path}
      prefetch={prefetchOf(section.path)}
      aria-current={isInSection(pathname, section) ? 'page' : undefined}
      className={className}
    >
      <BackofficeIcon name={section.icon} />
      {sectionsMessages[section.name]}
      {isDashboard && waiting > 0 && (
        <span
          className={`min-w-5 whitespace-nowrap rounded-full bg-clay px-1 text-center text-white text-xs leading-5 ${badgeClass}`}
        >
          <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
          <span className="sr-only">{layoutMessages.waiting(waiting)}</span>
        </span>
      )}
    </Link>
  )
}
