export const officeSearchMessages = {
  title: 'Search',
  label: 'Number, name, e-mail, product, code …',
  find: 'Find',
  nothing: 'No results. Try fewer letters, or part of the number.',
  orders: 'Orders',
  products: 'Products',
  all: 'Show all',
  remittances: 'Remittances',
}
