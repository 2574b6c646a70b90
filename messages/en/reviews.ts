import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const reviewMessages = {
  stars: (stars: number) => `${stars} of 5 stars`,
  rating: (average: string, count: number) =>
    `${isolate('ltr', average)} of 5 stars, ${plural('en', count, { one: '1 review', other: `${count} reviews` })}`,
  heading: 'Reviews from buyers',
  title: (product: string) => `Reviews: ${isolate('ltr', product)}`,
  description: (product: string) => `What people who bought it here say about it: ${isolate('ltr', product)}`,
  boughtHere: 'Bought here',
  anonymous: 'A customer',
  photo: (number: number) => `Photo ${number}`,
  answerOf: { shop: 'Reply from the shop', maker: 'Reply from the maker' },
  all: 'All reviews',
  older: 'Older reviews',
  newest: 'Newest reviews',
  none: 'No reviews yet.',
  back: 'Back to the piece',
}
