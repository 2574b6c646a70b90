/** What people call the fields of a store: in forms, in the audit log and in files. */
export const storeFieldNames = {
  name: 'Name',
  category: 'Category',
  description: 'Description',
  craft: 'Craft',
  town: 'Town or village',
  governorate: 'Governorate',
  preparationDays: 'Working days to prepare an order',
  logo: 'Logo',
  cover: 'Cover',
  closedFirstDay: 'Closed from',
  closedLastDay: 'Closed until',
  closedNote: 'Note while closed',
  instagramUrl: 'Instagram address',
  facebookUrl: 'Facebook address',
  translations: 'Translations',
}
