import { plural } from '../plural.ts'

export const commonMessages = {
  skipToContent: 'Skip to the content',
  close: 'Close',
  loading: 'One moment…',
  addToCart: 'Add to cart',
  addPieceToCart: (name: string) => `Add to cart: ${name}`,
  chooseSize: 'Choose a size',
  chooseColor: 'Choose a colour',
  chooseOptions: 'Choose options',
  chooseFor: (choice: string, name: string) => `${choice}: ${name}`,
  soldOut: 'Sold out',
  allInCart: (stock: number) =>
    plural('en', stock, {
      one: 'There is only 1 of these, and it is in your cart.',
      other: `There are only ${stock} of these, and your cart holds them all.`,
    }),
  addToFavorites: (name: string) => `Keep ${name} among your favourites`,
  removeFromFavorites: (name: string) => `Remove ${name} from your favourites`,
  priceBefore: 'Price before',
  promotionalPrice: 'Price now',
  lowestBefore: (price: string) => `Lowest price in the 30 days before: ${price}`,
  introductoryPrice: 'Introductory price',
  discount: (percent: number) => `−${percent}\u00a0%`,
  inStock: 'In stock',
  pieces: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  needsScript: 'This part of the shop needs JavaScript: your cart and favourites are kept in your browser.',
  breadcrumb: 'You are here',
  home: 'Home',
  tryAgain: 'Try again',
}
