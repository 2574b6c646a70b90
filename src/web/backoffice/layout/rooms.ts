import type { Role } from '#domain/operators/operator.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { OfficeMessages } from '../text/office-messages.ts'

/** One entry of the navigation. Who may not go there does not see it; what may be done there the operations decide. */
export interface Room {
  readonly path: string
  readonly name: keyof OfficeMessages['rooms']
  readonly icon: IconName
  readonly for: Role
}

/** The rooms of the back office in the order of a day's work. On a phone the first four stand in the bar, the rest behind "More". */
export const rooms: readonly Room[] = [
  { path: '/admin', name: 'today', icon: 'sun', for: 'staff' },
  { path: '/admin/calls', name: 'calls', icon: 'phone', for: 'staff' },
  { path: '/admin/orders', name: 'orders', icon: 'parcel', for: 'staff' },
  { path: '/admin/products', name: 'products', icon: 'tag', for: 'staff' },
  { path: '/admin/messages', name: 'messages', icon: 'mail', for: 'staff' },
  { path: '/admin/comments', name: 'comments', icon: 'comment', for: 'staff' },
  { path: '/admin/packs', name: 'packs', icon: 'star', for: 'staff' },
  { path: '/admin/newsletter', name: 'newsletter', icon: 'news', for: 'staff' },
  { path: '/admin/letters', name: 'letters', icon: 'send', for: 'staff' },
  { path: '/admin/promotion', name: 'promotion', icon: 'percent', for: 'staff' },
  { path: '/admin/stores', name: 'stores', icon: 'shop', for: 'staff' },
  { path: '/admin/home-page', name: 'showcase', icon: 'house', for: 'staff' },
  { path: '/admin/figures', name: 'figures', icon: 'chart', for: 'staff' },
  { path: '/admin/history', name: 'history', icon: 'history', for: 'staff' },
  { path: '/admin/team', name: 'team', icon: 'people', for: 'owner' },
  { path: '/admin/settings', name: 'settings', icon: 'settings', for: 'owner' },
]

/** A link to a room fetches it when a finger comes near, but not the call queue: looking at a card takes it. */
export function prefetchOf(address: string): 'intent' | 'none' {
  return address === '/admin/calls' ? 'none' : 'intent'
}
