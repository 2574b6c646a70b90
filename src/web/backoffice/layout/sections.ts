import { includesRole, type Role } from '#domain/access/role.ts'
import type { sectionGroupsMessages, sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { teamPath } from '#web/paths/backoffice-account-paths.ts'
import { cashPath, statementsPath } from '#web/paths/backoffice-cash-paths.ts'
import {
  adminProductsPath,
  adminStoresPath,
  bannersPath,
  discountCodesPath,
  promotionPath,
} from '#web/paths/backoffice-catalog-paths.ts'
import { couriersPath, handoversPath } from '#web/paths/backoffice-courier-paths.ts'
import {
  commentsPath,
  contactMessagesPath,
  emailsPath,
  issuesPath,
  planRequestsPath,
  reviewsPath,
} from '#web/paths/backoffice-message-paths.ts'
import { callsPath, customersPath, ordersPath, returnsPath } from '#web/paths/backoffice-order-paths.ts'
import {
  auditLogPath,
  dashboardPath,
  personPath,
  reportsPath,
  settingsPath,
  translationsPath,
} from '#web/paths/backoffice-paths.ts'
import type { BackofficeIconName } from './backoffice-icon.tsx'

/** An entry of the navigation, shown to the role. Operations check permissions themselves. */
export interface Section {
  readonly path: string
  readonly name: keyof typeof sectionsMessages
  readonly icon: BackofficeIconName
  readonly for: Role
  /** Where its other pages are. */
  readonly furtherPaths?: readonly string[]
}

const dashboard: Section = { path: dashboardPath(), name: 'dashboard', icon: 'sun', for: 'staff' }
const calls: Section = { path: callsPath(), name: 'calls', icon: 'phone', for: 'staff' }
const orders: Section = { path: ordersPath(), name: 'orders', icon: 'parcel', for: 'staff' }
const couriers: Section = {
  ...{ path: handoversPath(), name: 'couriers', icon: 'truck', for: 'staff' },
  furtherPaths: [cashPath(), couriersPath()],
}
const products: Section = { path: adminProductsPath(), name: 'products', icon: 'tag', for: 'staff' }

/** The most used sections: in the bottom bar on phones. */
export const barSections: readonly Section[] = [dashboard, calls, orders, products]

interface SectionGroup {
  /** Absent above the groups. */
  readonly name?: keyof typeof sectionGroupsMessages
  readonly sections: readonly Section[]
}

/** The sections of the back office, in each group the most used first. */
const sectionGroups: readonly SectionGroup[] = [
  { sections: [dashboard] },
  {
    name: 'orders',
    sections: [
      calls,
      orders,
      couriers,
      { path: returnsPath(), name: 'returns', icon: 'history', for: 'staff' },
      { path: statementsPath(), name: 'statements', icon: 'coins', for: 'staff' },
    ],
  },
  {
    name: 'catalog',
    sections: [
      products,
      { path: adminStoresPath(), name: 'stores', icon: 'shop', for: 'staff' },
      { path: promotionPath(), name: 'promotion', icon: 'percent', for: 'staff' },
      { path: discountCodesPath(), name: 'discountCodes', icon: 'ticket', for: 'staff' },
      { path: translationsPath(), name: 'translations', icon: 'globe', for: 'staff' },
    ],
  },
  {
    name: 'people',
    sections: [
      { path: customersPath(), name: 'customers', icon: 'people', for: 'staff' },
      { path: contactMessagesPath(), name: 'messages', icon: 'mail', for: 'staff' },
      { path: commentsPath(), name: 'comments', icon: 'comment', for: 'staff' },
      { path: reviewsPath(), name: 'reviews', icon: 'badge', for: 'staff' },
      { path: planRequestsPath(), name: 'planRequests', icon: 'star', for: 'staff' },
      { path: issuesPath(), name: 'newsletter', icon: 'news', for: 'staff' },
      { path: emailsPath(), name: 'emails', icon: 'send', for: 'staff' },
      { path: personPath(), name: 'person', icon: 'person', for: 'owner' },
    ],
  },
  {
    name: 'shop',
    sections: [
      { path: bannersPath(), name: 'homePage', icon: 'house', for: 'staff' },
      { path: reportsPath(), name: 'reports', icon: 'chart', for: 'staff' },
      { path: auditLogPath(), name: 'auditLog', icon: 'history', for: 'staff' },
      { path: teamPath(), name: 'team', icon: 'people', for: 'owner' },
      { path: settingsPath(), name: 'settings', icon: 'settings', for: 'owner' },
    ],
  },
]

/** Returns the groups with the sections that are shown to a role. */
export function sectionGroupsFor(role: Role): readonly SectionGroup[] {
  return sectionGroups.map((group) => ({
    ...group,
    sections: group.sections.filter((section) => includesRole(role, section.for)),
  }))
}

/** Whether a page belongs to a section; the dashboard has no pages below it. */
export function isInSection(pathname: string, { path, furtherPaths = [] }: Section): boolean {
  if (path === dashboardPath()) return pathname === path
  return [path, ...furtherPaths].some((start) => pathname === start || pathname.startsWith(`${start}/`))
}

/** Links prefetch on intent, except the call queue: loading a card claims it. */
export function prefetchOf(address: string): 'intent' | 'none' {
  return address === callsPath() ? 'none' : 'intent'
}
