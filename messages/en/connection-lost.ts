export const connectionLostMessages = {
  title: 'We cannot reach the shop',
  text: 'You seem to be offline. Your cart is safe in your browser, and this page will load when the connection is back.',
  reload: 'Try again',
  showCached: 'See saved pages',
  backHome: 'Back to the home page',
  toShop: 'Browse the shop',
}
