export const emptyCartMessages = {
  empty: 'Your cart is empty',
  emptyText: 'Bowls, rugs, baskets and candles are waiting for you.',
  toShop: 'Browse the shop',
  toFavorites: 'See your favourites',
  ordered: (number: string) => `You have placed order ${number}`,
}
