import { plural } from '../plural.ts'

export const filterMessages = {
  title: 'Filter',
  chosen: (count: number) => `Filter (${count})`,
  close: 'Close the filters',
  apply: 'Show',
  show: (count: number) => plural('en', count, { one: 'Show 1 piece', other: `Show ${count} pieces` }),
  showMany: (count: number) => `Show more than ${count} pieces`,
  atLeast: (count: number) => `${count}+`,
  clear: 'Clear all',
  price: 'Price (TND)',
  min: 'From',
  max: 'To',
  sort: 'Sort by',
  bestMatch: 'Best match',
  sorts: {
    'shop-order': 'Our order',
    newest: 'Newest first',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    name: 'Name, A to Z',
  },
}
