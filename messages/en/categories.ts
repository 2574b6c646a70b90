/** What people call the shelves, in the shop and in its office. */
export const categoryNames = {
  Accessories: 'Accessories',
  bags: 'Bags',
  clothing: 'Clothing',
  Cosmetics: 'Cosmetics & candles',
  decor: 'Decor',
  kids: 'Kids',
  shoes: 'Shoes',
}
