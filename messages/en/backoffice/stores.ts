export const storesMessages = {
  title: 'Stores',
  add: 'Add a store',
  newTitle: 'New store',
  makers: 'Makers',
  toFetch: 'To fetch from makers',
  none: 'No maker has a store yet.',
  descriptionHint: 'Who makes it, where, and how.',
  craftHint: 'In a few words, such as “Painted pottery”. Without it visitors read the category.',
  governorateHint: 'Visitors can filter the shop by it.',
  noGovernorate: 'Not specified',
  preparationHint: (max: number) =>
    `From 0 to ${max}. Empty: as the settings say. The customer sees the day that follows from it.`,
  closedHint:
    'Its pieces stay visible and say when it is back. Nobody can order them until then, but you can for a customer. A year at most; both days count.',
  instagramHint: 'https://www.instagram.com/…',
  facebookHint: 'https://www.facebook.com/…',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Visitors see it like this now.',
  savedRetired: 'Saved. Visitors see it once the store is brought back.',
  retired: 'Retired',
  isRetired: 'Visitors see neither this store nor its products: it is retired.',
  planOver: 'Plan over',
  isPlanOver:
    'Visitors see neither this store nor its products: its plan is over. It returns by itself once a plan runs and is paid.',
  actions: {
    heading: 'More',
    retire: 'Retire the store',
    retireText:
      'Visitors no longer see it and its products. Orders go their way, nothing is deleted, and it can come back.',
    restore: 'Restore the store',
    restoreText: 'It is in the shop again at once, with the products that were on sale.',
  },
  seeInShop: 'See it in the shop',
  seeProducts: 'Its products',
  invalid: 'Some fields are missing or not valid. Nothing has been saved yet.',
  changedMeanwhile: 'Somebody else saved this store while you were editing',
}
