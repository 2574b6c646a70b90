/** Names of the sections in the navigation: one word, two at most. */
export const sectionsMessages = {
  dashboard: 'Today',
  messages: 'Messages',
  comments: 'Comments',
  reviews: 'Reviews',
  planRequests: 'Plans',
  newsletter: 'Newsletter',
  emails: 'E-mails',
  auditLog: 'History',
  reports: 'Reports',
  products: 'Products',
  calls: 'Calls',
  orders: 'Orders',
  customers: 'Customers',
  statements: 'Maker statements',
  couriers: 'Couriers',
  returns: 'Returns',
  promotion: 'Sale',
  categories: 'Categories',
  discountCodes: 'Codes',
  stores: 'Stores',
  homePage: 'Home page',
  translations: 'Translations',
  person: 'Data requests',
  team: 'Team',
  settings: 'Settings',
}

/** Headings above the sections in the navigation. */
export const sectionGroupsMessages = { orders: 'Orders', catalog: 'Catalog', people: 'People', shop: 'Shop' }
