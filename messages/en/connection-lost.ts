export const connectionLostMessages = {
  title: 'The shop is out of reach',
  text: 'The line seems to be lost. Your cart is safe in your browser, and this page comes when the line is back.',
  reload: 'Try again',
  showCached: 'See what is kept here',
  backHome: 'Back to the home page',
  toShop: 'Look around the shop',
}
