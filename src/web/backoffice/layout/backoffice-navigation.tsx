import { NavLink } from 'react-router'
import { includesRole, type Role } from '#domain/access/role.ts'
import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'
import { dashboardPath, morePath } from '#web/paths/backoffice-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { prefetchOf, type Section, sections } from './sections.ts'

/** Number of sections in the bottom bar; the others are behind "More". */
const sectionsInBar = 4

const barItem =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 font-semibold text-ink-soft text-xs aria-[current=page]:text-door'
const sideItem =
  'flex min-h-11 items-center gap-3 rounded-lg px-3 font-semibold text-ink-soft hover:bg-sand/60 aria-[current=page]:bg-white aria-[current=page]:text-door'

/** All sections in a side bar on wide screens; the most used ones in a bottom bar on phones. */
export function BackofficeNavigation({ role, waiting }: { role: Role; waiting: number }) {
  const open = sections.filter((section) => includesRole(role, section.for))
  return (
    <>
      <nav aria-label={layoutMessages.navigation} className="hidden w-56 shrink-0 print:hidden lg:block">
        <ul className="sticky top-14 space-y-1 p-3 pt-5">
          {open.map((section) => (
            <li key={section.path}>
              <SectionLink section={section} className={sideItem} badgeClass="ms-auto" waiting={waiting} />
            </li>
          ))}
        </ul>
      </nav>
      <nav
        aria-label={layoutMessages.navigation}
        className="fixed inset-x-0 bottom-0 z-30 border-sand-deep border-t bg-white pb-[env(safe-area-inset-bottom)] print:hidden lg:hidden"
      >
        <ul className="mx-auto flex max-w-lg">
          {open.slice(0, sectionsInBar).map((section) => (
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
  const isDashboard = section.path === dashboardPath()
  return (
    <NavLink to={section.path} end={isDashboard} prefetch={prefetchOf(section.path)} className={className}>
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
    </NavLink>
  )
}
