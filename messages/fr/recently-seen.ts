import type { Catalog } from '../catalog.ts'
import type { recentlySeenMessages as english } from '../en/recently-seen.ts'

export const recentlySeenMessages: Catalog<typeof english> = {
  heading: 'Vus récemment',
  onlyHere: 'Gardés dans ce navigateur uniquement.',
  cleared: 'La liste est vide.',
  clear: 'Vider la liste',
}
