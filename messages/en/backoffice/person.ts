import { plural } from '../../plural.ts'

export const personMessages = {
  title: 'Data requests',
  text: 'What the shop holds about a person, by phone, e-mail or order number.',
  query: 'Phone, e-mail or order number',
  find: 'Find',
  unreadable: 'This is neither a phone number, nor an e-mail address, nor an order number.',
  unknownOrder: 'No order has this number.',
  nothing: 'No data is held under this.',
  also: 'Also look under',
  newest: (shown: number, count: number) => `The newest ${shown} of ${count}`,
  show: 'Show it',
  answer: 'Hand out or erase',
  byPhone:
    'The person asking may not be the one who ordered. Call the number back before handing out or erasing anything.',
  called: (phone: string) => `I have called ${phone} and spoke with this person`,
  calledOrder: 'I have called the number of this order and spoke with this person',
  byEmail:
    'Send a link to this address. Whoever reads its e-mails can then download all of this or have it erased; you do not need to do anything else.',
  sendLink: 'Send the link',
  download: 'Download everything',
  erase: 'Erase everything',
  eraseSure: 'Yes, erase everything',
  eraseText:
    'Contact details, notes and e-mails become “(erased)”. Orders, amounts and stock stay. This cannot be undone.',
  notCalled: 'Nothing was handed out or erased: first confirm that you have called.',
  erased: (rows: number) =>
    plural('en', rows, { one: 'Erased: 1 row.', other: rows === 0 ? 'Nothing was held.' : `Erased: ${rows} rows.` }),
  countOf: (table: string, count: number) => `${table} (${count})`,
  unsettled: 'Nothing has been erased yet. These are still open, so complete them first:',
  planRequest: (id: number) => `Plan request ${id}`,
  links: {
    sent: 'The link is on its way.',
    'sent-already': 'A link was sent to this address within the last hour.',
    'no-address': 'There is no address to send it to.',
  },
}
