import { plural } from '../plural.ts'

export const common = {
  skipToContent: 'Skip to the content',
  close: 'Close',
  loading: 'One moment…',
  addedToCart: 'Produit ajouté au panier',
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

export const forms = {
  required: 'Please fill this in.',
  email: 'This does not look like an e-mail address.',
  phone: 'This does not look like a phone number: 8 digits, or an international number with +.',
  tooLong: 'This is too long.',
  unreachable: 'We could not reach the shop. Check your connection and try again: nothing you typed is lost.',
  tooMany:
    'That was a lot in a short time, from here or for this address. Please try again a little later: nothing you typed is lost.',
  leaveEmpty: 'Leave this field empty',
  failed: 'Something went wrong on our side. Please try again in a moment: nothing you typed is lost.',
  sending: 'Sending…',
}

/** Pop-ups of the specification, word for word. */
export const popUps = {
  newsletter: { title: 'welcome to newsletter', milliseconds: 1000 },
  addedToCart: { title: 'Produit ajouté au panier', milliseconds: 1000 },
  order: { title: 'Order done !', milliseconds: 1000 },
  comment: { title: 'Your Comment added successfully', milliseconds: 1000 },
  added: { title: 'Added successfully', milliseconds: 1000 },
  contact: { title: 'Added successfully', milliseconds: 1500 },
  plan: {
    title: 'Added successfully',
    text: 'A confirmation email has been sent to your inbox.',
    milliseconds: 3000,
  },
  missingFields: { title: 'Error!', text: 'All fields must be filled out.', milliseconds: 2000 },
} as const
