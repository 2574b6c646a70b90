/** Names of the built-in categories and collections, unless an owner writes others. */
export const categoryMessages = {
  Accessories: 'Accessories',
  bags: 'Bags',
  clothing: 'Clothing',
  Cosmetics: 'Cosmetics & candles',
  decor: 'Decor',
  kids: 'Kids',
  shoes: 'Shoes',
  'artisanal-decor-craft': 'Artisanal Decor & Craft',
  'handcrafted-accessories': 'Handcrafted Accessories',
  'home-ambiance-essentials': 'Home Ambiance & Essentials',
  'kids-room-wonders': "Kids' Room Wonders",
}
