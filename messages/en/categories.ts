/** Names of the categories, in the storefront and in the back office. */
export const categoryMessages = {
  Accessories: 'Accessories',
  bags: 'Bags',
  clothing: 'Clothing',
  Cosmetics: 'Cosmetics & candles',
  decor: 'Decor',
  kids: 'Kids',
  shoes: 'Shoes',
}
