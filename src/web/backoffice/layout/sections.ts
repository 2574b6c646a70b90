import type { Role } from '#domain/access/role.ts'
import type { BackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** An entry of the navigation, shown to the role. Operations check permissions themselves. */
export interface Section {
  readonly path: string
  readonly name: keyof BackofficeMessages['sections']
  readonly icon: IconName
  readonly for: Role
}

/** The sections of the back office, most used first: the first four are in the bottom bar on phones. */
export const sections: readonly Section[] = [
  { path: '/admin', name: 'dashboard', icon: 'sun', for: 'staff' },
  { path: '/admin/calls', name: 'calls', icon: 'phone', for: 'staff' },
  { path: '/admin/orders', name: 'orders', icon: 'parcel', for: 'staff' },
  { path: '/admin/products', name: 'products', icon: 'tag', for: 'staff' },
  { path: '/admin/messages', name: 'messages', icon: 'mail', for: 'staff' },
  { path: '/admin/comments', name: 'comments', icon: 'comment', for: 'staff' },
  { path: '/admin/packs', name: 'planRequests', icon: 'star', for: 'staff' },
  { path: '/admin/newsletter', name: 'newsletter', icon: 'news', for: 'staff' },
  { path: '/admin/letters', name: 'emails', icon: 'send', for: 'staff' },
  { path: '/admin/promotion', name: 'promotion', icon: 'percent', for: 'staff' },
  { path: '/admin/stores', name: 'stores', icon: 'shop', for: 'staff' },
  { path: '/admin/home-page', name: 'homePage', icon: 'house', for: 'staff' },
  { path: '/admin/figures', name: 'reports', icon: 'chart', for: 'staff' },
  { path: '/admin/history', name: 'auditLog', icon: 'history', for: 'staff' },
  { path: '/admin/team', name: 'team', icon: 'people', for: 'owner' },
  { path: '/admin/settings', name: 'settings', icon: 'settings', for: 'owner' },
]

/** Links prefetch on intent, except the call queue: loading a card claims it. */
export function prefetchOf(address: string): 'intent' | 'none' {
  return address === '/admin/calls' ? 'none' : 'intent'
}
