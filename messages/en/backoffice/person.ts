import { plural } from '../../plural.ts'

export const personMessages = {
  title: 'Person',
  text: 'What the shop holds of somebody, by phone, e-mail or order number.',
  query: 'Phone, e-mail or order number',
  find: 'Find',
  unreadable: 'This is neither a phone number, nor an e-mail address, nor an order number.',
  unknownOrder: 'There is no order with this number.',
  nothing: 'Nothing is held under this.',
  also: 'Also look under',
  newest: (shown: number, count: number) => `The newest ${shown} of ${count}`,
  show: 'Show it',
  answer: 'Hand out or erase',
  byPhone: 'Whoever asks need not be the one who ordered. Call the number back before anything leaves or is erased.',
  called: (phone: string) => `I have called ${phone} and spoke with this person`,
  calledOrder: 'I have called the number of this order and spoke with this person',
  byEmail:
    'Send a link to this address. Whoever reads its letters can then download all of this or have it erased; you need do nothing more.',
  sendLink: 'Send the link',
  download: 'Download all of it',
  erase: 'Erase all of it',
  eraseSure: 'Yes, erase all of it',
  eraseText: 'Contacts, notes and letters become “(erased)”. Orders, sums and stock stay. This cannot be undone.',
  notCalled: 'Nothing has left and nothing was erased: say first that you have called.',
  erased: (rows: number) =>
    plural('en', rows, { one: 'Erased: 1 row.', other: rows === 0 ? 'Nothing was held.' : `Erased: ${rows} rows.` }),
  countOf: (table: string, count: number) => `${table} (${count})`,
  unsettled: 'Nothing was erased yet. This still goes on, so settle it first:',
  planRequest: (id: number) => `Pack request ${id}`,
  links: {
    sent: 'The link is on its way.',
    'sent-already': 'A link was sent to this address within the last hour.',
    'no-address': 'There is no address to send it to.',
  },
}
