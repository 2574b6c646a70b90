export const orderDataMessages = {
  heading: 'Your data',
  text: 'You can download what we hold about this order. Name, phone, e-mail and address are partly hidden in it, since this page may be forwarded.',
  download: 'Download it',
  linkText:
    'For all that is held under the e-mail address of this order, we send a link to that address. For a phone number, call us: we call back before anything leaves or is erased.',
  sendLink: 'Send the link',
  eraseText:
    'We can also erase your contacts and notes from this order, once it is over. Exchange or return is then no longer possible, and this page is gone.',
  erase: 'Erase my data in this order',
  eraseSure: 'Yes, erase it',
  unsettled: 'This order is not over yet, and we need your data for it. Cancel it if you still can, or call us.',
  sent: 'The link is on its way to the e-mail address of this order.',
  'sent-already': 'A link was sent within the last hour. Please look into your letters.',
  'no-address': 'This order has no e-mail address. Please call us.',
}
