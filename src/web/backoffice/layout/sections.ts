import type { OfficeRole } from '#domain/access/role.ts'
import type { sectionGroupsMessages, sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { teamPath } from '#web/paths/backoffice-account-paths.ts'
import { cardsPath, cashPath, statementsPath } from '#web/paths/backoffice-cash-paths.ts'
import {
  adminProductsPath,
  adminStoresPath,
  bannersPath,
  categoriesPath,
  discountCodesPath,
  fetchingPath,
  makersPath,
  promotionPath,
  sellerChangesPath,
  submissionsPath,
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
import {
  callsPath,
  customersPath,
  ordersPath,
  preparationsPath,
  returnsPath,
} from '#web/paths/backoffice-order-paths.ts'
import {
  auditLogPath,
  dashboardPath,
  personPath,
  productFeedsPath,
  reportsPath,
  searchesPath,
  settingsPath,
  translationsPath,
} from '#web/paths/backoffice-paths.ts'
import type { BackofficeIconName } from './backoffice-icon.tsx'
import { isAtOrBelow, mayOpen } from './pages-of-roles.ts'

/** An entry of the navigation, shown to the roles that open its page. */
export interface Section {
  readonly path: string
  readonly name: keyof typeof sectionsMessages
  readonly icon: BackofficeIconName
  /** To others its operations refuse it. */
  readonly isForOwners?: true
  /** Where its other pages are. */
  readonly furtherPaths?: readonly string[]
}

const dashboard: Section = { path: dashboardPath(), name: 'dashboard', icon: 'sun' }
const calls: Section = { path: callsPath(), name: 'calls', icon: 'phone' }
const orders: Section = {
  ...{ path: ordersPath(), name: 'orders', icon: 'parcel' },
  furtherPaths: [preparationsPath(), fetchingPath()],
}
const couriers: Section = {
  ...{ path: handoversPath(), name: 'couriers', icon: 'truck' },
  furtherPaths: [cashPath(), couriersPath(), cardsPath()],
}
const products: Section = {
  ...{ path: adminProductsPath(), name: 'products', icon: 'tag' },
  furtherPaths: [submissionsPath(), sellerChangesPath()],
}

/** The most used sections: in the bottom bar on phones. */
const barSections: readonly Section[] = [dashboard, calls, orders, products]

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
      { path: returnsPath(), name: 'returns', icon: 'history' },
      { path: statementsPath(), name: 'statements', icon: 'coins' },
    ],
  },
  {
    name: 'catalog',
    sections: [
      products,
      { path: adminStoresPath(), name: 'stores', icon: 'shop', furtherPaths: [makersPath()] },
      {
        ...{ path: categoriesPath(), name: 'categories', icon: 'grid', isForOwners: true },
        furtherPaths: [productFeedsPath()],
      },
      { path: promotionPath(), name: 'promotion', icon: 'percent' },
      { path: discountCodesPath(), name: 'discountCodes', icon: 'ticket' },
      { path: translationsPath(), name: 'translations', icon: 'globe' },
    ],
  },
  {
    name: 'people',
    sections: [
      { path: customersPath(), name: 'customers', icon: 'people' },
      { path: contactMessagesPath(), name: 'messages', icon: 'mail' },
      { path: commentsPath(), name: 'comments', icon: 'comment' },
      { path: reviewsPath(), name: 'reviews', icon: 'badge' },
      { path: planRequestsPath(), name: 'planRequests', icon: 'star' },
      { path: issuesPath(), name: 'newsletter', icon: 'news' },
      { path: emailsPath(), name: 'emails', icon: 'send' },
      { path: personPath(), name: 'person', icon: 'person', isForOwners: true },
    ],
  },
  {
    name: 'shop',
    sections: [
      { path: bannersPath(), name: 'homePage', icon: 'house' },
      { path: reportsPath(), name: 'reports', icon: 'chart', furtherPaths: [searchesPath()] },
      { path: auditLogPath(), name: 'auditLog', icon: 'history' },
      { path: teamPath(), name: 'team', icon: 'people', isForOwners: true },
      { path: settingsPath(), name: 'settings', icon: 'settings', isForOwners: true },
    ],
  },
]

/** Returns the groups with the sections that are shown to a role. */
export function sectionGroupsFor(role: OfficeRole): readonly SectionGroup[] {
  const groups = sectionGroups.map((group) => ({ ...group, sections: shownTo(role, group.sections) }))
  return groups.filter(({ sections }) => sections.length > 0)
}

export function barSectionsFor(role: OfficeRole): readonly Section[] {
  return shownTo(role, barSections)
}

function shownTo(role: OfficeRole, sections: readonly Section[]): readonly Section[] {
  return sections.filter(({ path, isForOwners = false }) => mayOpen(role, path) && (!isForOwners || role === 'owner'))
}

/** Whether a page belongs to a section; the dashboard has no pages below it. */
export function isInSection(pathname: string, { path, furtherPaths = [] }: Section): boolean {
  if (path === dashboardPath()) return pathname === path
  return isAtOrBelow(pathname, [path, ...furtherPaths])
}

/** Links prefetch on intent, except the call queue: loading a card claims it. */
export function prefetchOf(address: string): 'intent' | 'none' {
  return address === callsPath() ? 'none' : 'intent'
}
