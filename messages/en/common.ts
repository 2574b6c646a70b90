import { plural } from '../plural.ts'

export const common = {
  skipToContent: 'Skip to the content',
  close: 'Close',
  loading: 'One moment…',
  addToCart: 'Add to cart',
  chooseOptions: 'Choose',
  soldOut: 'Sold out',
  addToFavourites: (name: string) => `Keep ${name} among your favourites`,
  removeFromFavourites: (name: string) => `Remove ${name} from your favourites`,
  regularPrice: 'Regular price',
  promotionalPrice: 'Price now',
  onSale: 'Promotion',
  inStock: 'In stock',
  pieces: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  needsScript: 'This part of the shop needs JavaScript: your cart and favourites are kept in your browser.',
  breadcrumb: 'You are here',
  home: 'Home',
  tryAgain: 'Try again',
}
