import { plural } from '../plural.ts'

const pieces = (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` })

export const storeMessages = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  follow: (store: string, network: string) => `${store} on ${network}`,
  products: pieces,
  seeAll: (count: number) => `See all ${pieces(count)}`,
  pieces: 'From this workshop',
  /** With a day such as “12 January”. */
  closed: (day: string) => `Closed. Back on ${day}`,
  closedText: 'You can look at everything, and order again from that day.',
  empty: 'This workshop has nothing on sale at the moment.',
  others: 'More workshops to discover',
  seeMakers: 'See all makers',
  seeShop: 'See the whole shop',
}
