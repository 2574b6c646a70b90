/** Shown when the browser refuses to store the cart, the favorites or what was typed at the checkout. */
export const unkeptMessages = {
  text: 'Your browser does not save what you choose here: your cart, your favourites and what you typed last only until you close or reload this page.',
}
