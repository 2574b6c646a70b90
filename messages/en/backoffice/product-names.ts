/** What pages of other sections say of products. */
export const productNamesMessages = {
  add: 'Add a product',
  issues: {
    retired: 'Retired',
    'store-retired': 'Store retired',
    'sold-out': 'Sold out',
    'without-picture': 'No picture',
    'without-description': 'No description',
  },
  pasteRows: 'Paste from a spreadsheet',
}
