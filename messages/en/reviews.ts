import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const reviewMessages = {
  stars: (stars: number) => `${stars} of 5 stars`,
  rating: (average: string, count: number) =>
    `${isolate('ltr', average)} of 5 stars, ${plural('en', count, { one: '1 review', other: `${count} reviews` })}`,
  heading: 'Reviews of those who bought it',
  title: (product: string) => `Reviews: ${isolate('ltr', product)}`,
  description: (product: string) => `What those who bought it here say of it: ${isolate('ltr', product)}`,
  boughtHere: 'Bought here',
  anonymous: 'A customer',
  photo: (number: number) => `Photo ${number}`,
  answerOf: { shop: 'Answer of the shop', maker: 'Answer of the maker' },
  all: 'All reviews',
  older: 'Older reviews',
  newest: 'Newest reviews',
  none: 'Nobody has reviewed it yet.',
  back: 'Back to the piece',
}
