const order = { number: 'Order', status: 'State', placed_at: 'Placed' }
const size = { variant_id: 'Variant id', size_name: 'Size' }

/** What is taken out of the shop as files. A column is headed as it is called here, in this order. */
export const exportsMessages = {
  title: 'Export',
  show: 'Show the files',
  text: 'Files for LibreOffice or Excel. Dated records are limited to the period chosen above.',
  formats: {
    title: 'Files are for',
    names: { french: 'Excel in French', international: 'Excel in English, other programs' },
    looks: {
      french: 'semicolons, 45,5 and 31/12/2026',
      international: 'commas, 45.5 and 2026-12-31',
    },
    choose: 'Remember for this browser',
    chosen: (name: string) => `Files from this browser are for ${name} from now on.`,
  },
  all: 'always everything',
  traces: 'The history records every export; for files with names and addresses you confirm your identity again.',
  forOwner: 'Only owners can export files with names and phone numbers.',
  columns: {
    orders: {
      ...{ id: 'Id', ...order, source: 'Source', payment_method: 'Payment' },
      ...{ paid_at: 'Paid', payment_reference: 'Number of the payment' },
      ...{ customer_name: 'Name', customer_email: 'E-mail', customer_phone: 'Phone' },
      ...{ delivery_address: 'Address', delivery_city: 'City', governorate: 'Governorate', pieces: 'Pieces' },
      ...{
        subtotal_millimes: 'Goods (TND)',
        discount_millimes: 'Discount (TND)',
        discount_code: 'Discount code',
        shipping_millimes: 'Delivery (TND)',
        total_millimes: 'Total (TND)',
      },
      ...{ customer_note: 'Order note of the customer', gift_note: 'Gift note' },
    },
    'order-lines': {
      ...{
        order_id: 'Order id',
        ...order,
        position: 'Line',
        product_id: 'Product id',
        name: 'Product',
        model: 'Model',
        store_id: 'Store id',
        store_name: 'Store',
      },
      ...{ ...size, color_name: 'Colour', unit_price_millimes: 'Price (TND)', quantity: 'Pieces' },
      line_total_millimes: 'Total (TND)',
      discount_millimes: 'Discount (TND)',
    },
    'order-steps': {
      ...{ order_id: 'Order id', number: 'Order', made_at: 'When', from_status: 'From', to_status: 'To' },
      ...{ made_by: 'Who', note: 'Note' },
    },
    products: {
      ...{ id: 'Id', store_name: 'Store' },
      ...{ ...size, color_name: 'Colour', sku: 'SKU', own_price_millimes: 'Own price (TND)', stock: 'Pieces' },
      ...{ variant_retired_at: 'Variant retired', colors: 'Colours' },
      ...{ created_at: 'Made', retired_at: 'Retired' },
    },
    stores: {
      ...{ id: 'Id' },
      ...{ created_at: 'Made', retired_at: 'Retired' },
    },
    'stock-movements': {
      ...{ id: 'Id', moved_at: 'When', product_id: 'Product id', name: 'Product', ...size, color_name: 'Colour' },
      kind: 'Kind',
      ...{ pieces: 'Pieces', number: 'Order', made_by: 'Who', reason: 'Reason' },
    },
    comments: {
      ...{ id: 'Id', posted_at: 'Posted', status: 'State', product_id: 'Product id', name: 'Product' },
      ...{ author_name: 'Author', email: 'E-mail', phone: 'Phone', body: 'Comment' },
    },
    messages: {
      ...{ id: 'Id', sent_at: 'Sent', name: 'Name', email: 'E-mail', message: 'Message', is_held: 'Suspicious' },
      ...{ replies: 'Replies', done_at: 'Done', done_by: 'Done by' },
    },
    packs: {
      ...{
        id: 'Id',
        requested_at: 'Requested',
        plan: 'Plan',
        status: 'State',
        name: 'Name',
        email: 'E-mail',
        phone: 'Phone',
      },
      ...{ project: 'Project', description: 'Description', note: 'Our reply', expires_at: 'Until' },
      is_held: 'Suspicious',
    },
    letters: {
      ...{ id: 'Id', queued_at: 'Written', kind: 'Kind', recipient: 'Address', status: 'State', attempts: 'Attempts' },
      ...{ last_error: 'What went wrong', sent_at: 'Sent', subject: 'Subject', carried_by: 'Carried by' },
    },
    changes: {
      ...{ id: 'Id', made_at: 'When', made_by: 'Who', entity: 'What', entity_id: 'Which', action: 'Action' },
      ...{ before: 'Before', after: 'After' },
    },
  },
  stockMovements: {
    sale: 'Sold',
    cancel: 'Cancelled order',
    undo: 'Step undone',
    amendment: 'Changed order',
    release: 'Released order',
    revival: 'Order taken up again',
    return: 'Came back',
    restock: 'Stock added',
    correction: 'Stock corrected',
    places: 'Places to order',
    split: 'Told apart by color',
  },
  mailers: { smtp: 'Mail server', emailjs: 'EmailJS', folder: 'Folder' },
  yes: 'yes',
  no: 'no',
}
