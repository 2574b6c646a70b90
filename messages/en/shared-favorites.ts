import { plural } from '../plural.ts'

export const sharedFavoritesMessages = {
  title: 'Favourites shared with you',
  description: (count: number) =>
    plural('en', count, {
      one: '1 piece made by hand in Tunisia, at its current price.',
      other: `${count} pieces made by hand in Tunisia, at their current prices.`,
    }),
  intro: 'Someone sent you these pieces. Prices and stock are up to date.',
  count: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  add: (count: number) =>
    plural('en', count, { one: 'Add this piece to my favourites', other: `Add these ${count} to my favourites` }),
  added: (count: number) =>
    plural('en', count, {
      one: '1 piece was added to your favourites.',
      other: `${count} pieces were added to your favourites.`,
    }),
  undo: 'Undo',
  allKept: (count: number) =>
    plural('en', count, {
      one: 'This piece is in your favourites.',
      other: 'All of these are in your favourites.',
    }),
  ownFavorites: 'See my favourites',
  missing: (count: number) =>
    plural('en', count, {
      one: '1 piece on this list is no longer sold.',
      other: `${count} pieces on this list are no longer sold.`,
    }),
  cut: (max: number) => `The link has more than ${max} pieces. These are the first ${max}.`,
  empty: 'There are no pieces in this link',
  emptyText: 'Part of the link may be missing, or its pieces are no longer sold.',
  toShop: 'Browse the shop',
  bookmark: 'To keep this list, bookmark this page.',
}
