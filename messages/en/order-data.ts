export const orderDataMessages = {
  heading: 'Your data',
  text: 'You can download what we hold about this order. Name, phone, e-mail and address are partly hidden in it, as this page may be forwarded.',
  download: 'Download it',
  linkText:
    'For everything held under the e-mail address of this order, we send a link to that address. For a phone number, call us: we call back before we hand out or erase anything.',
  sendLink: 'Send the link',
  eraseText:
    'We can also erase your contact details and notes from this order once it is completed. After that, exchanges and returns are no longer possible, and this page is gone.',
  erase: 'Erase my data in this order',
  eraseSure: 'Yes, erase it',
  unsettled: 'This order is still open, and we need your data for it. Cancel it if you still can, or call us.',
  sent: 'The link is on its way to the e-mail address of this order.',
  'sent-already': 'A link was sent within the last hour. Please check your inbox.',
  'no-address': 'This order has no e-mail address. Please call us.',
}
