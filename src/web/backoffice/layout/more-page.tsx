import { NavLink } from 'react-router'
import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { sectionGroupsMessages, sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/more-page'
import { sectionGroupsFor } from './sections.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return { role: requireSession(context, request).role }
}

/** All sections, for phones. */
export default function MorePage({ loaderData: { role } }: Route.ComponentProps) {
  return (
    <OfficePage title={layoutMessages.more} className="max-w-2xl">
      {sectionGroupsFor(role).map(({ name, sections }) => (
        <section key={name ?? ''}>
          {name && <h2 className="mt-6 text-xl">{sectionGroupsMessages[name]}</h2>}
          <ul className="panel mt-3 divide-y divide-sand-deep overflow-hidden">
            {sections.map((section) => (
              <li key={section.path}>
                <NavLink
                  to={section.path}
                  className="flex min-h-14 items-center gap-4 px-4 font-semibold hover:bg-sand/40 focus-visible:-outline-offset-4"
                >
                  <BackofficeIcon name={section.icon} className="size-5 text-door" />
                  <span className="flex-1">{sectionsMessages[section.name]}</span>
                  <Icon name="forward" className="size-5 text-ink-soft" />
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </OfficePage>
  )
}
