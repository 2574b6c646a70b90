export const officeSearchMessages = {
  title: 'Search',
  label: 'Number, name, phone, product …',
  find: 'Find',
  nothing: 'Nothing is found. Try fewer letters, or a part of the number.',
  orders: 'Orders',
  products: 'Products',
  all: 'All of them',
}
