export const emptyCartMessages = {
  empty: 'Your cart is empty',
  emptyText: 'Nothing chosen yet. Bowls, rugs, baskets and candles are waiting on the shelves.',
  toShop: 'Look around the shop',
  toFavorites: 'See your favourites',
}
