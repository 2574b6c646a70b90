import { plural } from '../plural.ts'

export const store = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  follow: (store: string, network: string) => `${store} on ${network}`,
  products: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  pieces: 'From this workshop',
  empty: 'This workshop has nothing on sale just now.',
  seeShop: 'See the whole shop',
}
