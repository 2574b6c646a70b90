import { englishDays } from '../days.ts'
import { plural } from '../plural.ts'

export const productMessages = {
  titleOf: (name: string, store: string) => `${name} by ${store}`,
  titleWithPrice: (title: string, price: string) => `${title}, ${price}`,
  pictures: (name: string) => `Pictures of ${name}`,
  pictureOf: (position: number, count: number) => `Picture ${position} of ${count}`,
  position: (position: number, count: number) => `${position} / ${count}`,
  enlarge: 'Enlarge',

  inStock: 'In stock',
  onlyLeft: (count: number) => plural('en', count, { other: `Only ${count} left` }),
  soldOut: 'Sold out',
  soldOutInSize: 'Sold out in this size',
  soldOutInColor: 'Sold out in this colour',
  notInSize: 'Not made in this size',
  notInColor: 'Not made in this colour',
  /** Of a size and a color that do not come together. */
  notMade: 'Not available',
  size: 'Size',
  sizeStock: (count: number) => plural('en', count, { other: `${count} in stock` }),
  sizeStockAtLeast: (count: number) => plural('en', count, { other: `${count}+ in stock` }),
  /** For screen readers, which would read the two stacked parts as one word. */
  sizeWithStock: (size: string, stock: string) => `${size}, ${stock}`,
  sizeMissing: 'Please choose a size first.',
  color: 'Colour',
  quantity: 'Quantity',
  fewer: 'One fewer',
  more: 'One more',
  beyondStock: (stock: number) =>
    plural('en', stock, {
      one: 'There is only 1 in stock.',
      other: `There are only ${stock} in stock.`,
    }),
  beyondStockWithCart: (stock: number, inCart: number) =>
    plural('en', stock, {
      one: `There is only 1 in stock, and it is in your cart.`,
      other: `There are only ${stock} in stock, and your cart already has ${inCart}.`,
    }),
  buyBar: 'Buy',
  buyNow: 'Order this piece',
  buyNowText:
    'The cart and favourites need JavaScript, which your browser does not run. The button takes this one piece straight to the checkout.',

  deliveryDetails: 'Delivery and payment',
  shipping: (price: string) => `${price} shipping, anywhere in Tunisia`,
  shippingFrom: (price: string) => `Shipping from ${price}, depending on the governorate`,
  freeShippingFrom: (price: string) => `Free shipping from ${price}`,
  payment: 'Pay when it is in your hands',
  exchange: (days: number) => `Exchange within ${englishDays(days)} of delivery`,

  readMore: 'Read more',
  showLess: 'Show less',
  about: 'About this piece',
  description: 'Description',
  madeBy: 'Made by',

  comments: (count: number) => `Comments (${count})`,
  commentCount: (count: number) =>
    count === 0 ? 'Be the first to comment' : plural('en', count, { one: '1 comment', other: `${count} comments` }),

  goesWith: 'Goes well with it',
  /** The store's name follows. */
  moreFrom: 'More from',
  seeStore: 'See the whole store',
}
