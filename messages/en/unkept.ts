/** Shown when the browser refuses to store the cart or the favorites. */
export const unkeptMessages = {
  text: 'Your browser does not keep what you choose here: your cart and favourites last only until you close or reload this page.',
}
