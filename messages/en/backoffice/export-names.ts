/** Names of files, on the reports and in the history. */
export const exportNamesMessages = {
  tables: {
    orders: 'Orders',
    'order-lines': 'Order lines',
    'order-steps': 'Steps of the orders',
    products: 'Products with sizes and stock',
    stores: 'Stores',
    'stock-movements': 'Stock movements',
    comments: 'Comments',
    messages: 'Messages',
    packs: 'Plan requests',
    letters: 'E-mails',
    changes: 'History',
  },
  newsletter: 'Newsletter readers',
  services: 'Plans and commission',
}
