import { plural } from '../plural.ts'

export const profileMessages = {
  title: 'Profile',
  description: 'The pieces you keep an eye on.',
  favorites: 'Your favourites',
  count: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  onlyHere:
    'Saved in this browser only: no account needed, and nobody else sees them. Clearing the browser clears them too.',
  priceThen: 'We could not reach the shop: these prices are from when you saved the pieces.',
  priceWas: (price: string) => `${price} when you saved it`,
  gone: 'No longer sold',
  share: 'Share these pieces',
  shareTitle: 'Pieces I like',
  shareLink: 'Copy this link',
  linkCopied: 'Link copied. Whoever opens it sees these pieces at their current prices.',
  linkHasFirst: (max: number) => `The link has the first ${max} pieces.`,
  empty: 'No favourites yet',
  emptyText: 'Tap the heart on a piece you like, and you will find it here.',
  toShop: 'Browse the shop',
}
