import { plural } from '../plural.ts'

export const commonMessages = {
  skipToContent: 'Skip to the content',
  close: 'Close',
  addToCart: 'Add to cart',
  addPieceToCart: (name: string) => `Add to cart: ${name}`,
  chooseSize: 'Choose a size',
  chooseColor: 'Choose a colour',
  chooseOptions: 'Choose options',
  chooseFor: (choice: string, name: string) => `${choice}: ${name}`,
  soldOut: 'Sold out',
  /** Of what is made to order, when all places of the week are taken. */
  fullyBooked: 'Fully booked this week',
  allInCart: (stock: number) =>
    plural('en', stock, {
      one: 'There is only 1, and it is in your cart.',
      other: `There are only ${stock}, and they are all in your cart.`,
    }),
  allPlacesInCart: 'Your cart already has as many as can be ordered now.',
  addToFavorites: (name: string) => `Add ${name} to your favourites`,
  removeFromFavorites: (name: string) => `Remove ${name} from your favourites`,
  /** Before the lowest of several prices. */
  from: 'from',
  priceBefore: 'Price before',
  promotionalPrice: 'Price now',
  lowestPrice: 'Lowest price in the 30 days before',
  lowestBefore: (price: string) => `Lowest price in the 30 days before: ${price}`,
  introductoryPrice: 'Introductory price',
  discount: (percent: number) => `−${percent}%`,
  breadcrumb: 'You are here',
  home: 'Home',
  homeTitle: (shopName: string, tagline: string) => `${shopName}: ${tagline}`,
  country: 'Tunisia',
}
