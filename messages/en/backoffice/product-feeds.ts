import { plural } from '../../plural.ts'

export const productFeedsMessages = {
  text: 'Google and Meta (Facebook, Instagram) read these files and show your products, each with its price and a link to your shop.',
  setting: 'Open or closed',
  isOpen: 'Google and Meta may read the products',
  categories: 'What Google and Meta call your categories',
  categoriesText:
    'A path or a number of Google’s product taxonomy, such as “Home & Garden > Decor”. Meta reads it too. Empty: they guess.',
  wrongCategory: 'Copy a path or a number from Google’s list, in English.',
  theirs: (category: string) => `Saved meanwhile: ${category}`,
  save: 'Save',
  saved: 'Saved. The feeds follow at once.',
  invalid: 'Not saved yet. Please check the marked fields.',
  changedMeanwhile: 'Somebody else has saved this meanwhile. Nothing of yours is lost: look it over, then save again.',
  addresses: 'Addresses',
  addressesText:
    'In Google Merchant Center add one as a product source “from a file”; in Meta Commerce Manager as a data feed. Choose the language of your buyers, and have it read once a day.',
  targets: { google: 'Google', meta: 'Meta' },
  check: 'What is left out, and why',
  reader: 'Read by',
  language: 'Language',
  parts: (products: number) => `Files of ${products} products`,
  part: (part: number, parts: number) => `File ${part} of ${parts}`,
  counts: (listed: number, leftOut: number) =>
    `${plural('en', listed, { one: '1 product is listed', other: `${listed} products are listed` })}, ${plural('en', leftOut, { one: '1 is left out.', other: `${leftOut} are left out.` })}`,
  problems: {
    'no-picture': 'no picture',
    'small-picture': 'the picture is too small',
    'no-description': 'no description',
    'other-language': 'name or description is not in this language',
    capitals: 'all in capitals',
    'link-in-description': 'a link in the description',
  },
}
