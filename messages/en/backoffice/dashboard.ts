import { plural } from '../../plural.ts'

const of = (one: string, other: string) => (count: number) => plural('en', count, { one, other })

export const dashboardMessages = {
  title: 'Today',
  heading: 'To do today',
  nothing: 'Nothing to do',
  nothingText: 'New orders appear here by themselves.',
  makers: 'The makers and their stores',
  folder: 'No e-mail leaves this machine: e-mails are written to a folder and count as sent, but nobody receives them.',
  untrustedProxy:
    'All visitors seem to come from one address, so limits may turn customers away: TRUSTED_PROXIES does not list the proxy in front of the shop. Your administrator can add it.',
  folderMore: 'Open e-mails',
  backups: {
    proven: (moment: string, seconds: number) => `Last verified backup: ${moment}, restored in ${seconds} s`,
    tonight: (time: string) => `tonight ${time}`,
    today: (time: string) => `today ${time}`,
    none: 'No backup has been verified yet. The first one is made at night.',
    off: 'The shop makes no automatic backups: see BACKUP_TO in docs/settings.md.',
    overdue: 'No backup has been verified for more than two days.',
    /** Before the reason, which is technical and in English. */
    failed: 'The last backup failed:',
    /** Before the names of the rules. */
    brokenRules: 'The last backup is whole, but what it copied was wrong in the shop:',
    sameDisk: 'Backups are on the same disk as the shop and would be lost with it: set BACKUP_TO to another one.',
    /** Before the reason. */
    walWaits: (megabytes: number, freeMegabytes: number) =>
      `Changes cannot be archived and wait: ${megabytes} MB, with ${freeMegabytes} MB free. Before they fill the disk they are dropped.`,
  },
  firstSteps: {
    text: 'What a new shop needs. Each line ends by itself once it is true.',
    hide: 'Hide this list',
    done: 'Done',
    /** Before the place in the documentation. */
    guide: 'See',
    steps: {
      'shop-details': 'Enter the name and the address of your shop',
      emails: 'Let e-mails be sent',
      backups: 'Keep the backups on another disk',
      'public-address': 'Give the shop its public address',
      couriers: 'Add who delivers your parcels',
      'first-piece': 'Add the first piece of your own',
      colleague: 'Invite a colleague',
    },
  },
  week: 'Orders of the last seven days',
  inconsistent:
    'The shop has checked its records and found some that contradict each other. Selling continues. Keep a backup, change nothing by hand, and show this to your administrator:',
  lostParcels: {
    text: 'Lost parcels. Claim their pieces from the courier, or write them off:',
    claim: (goods: string, share: string) => `pieces of ${goods}, of which ${share} for the makers`,
  },
  missingPictures: {
    text: 'The files of these pictures are missing, and visitors see a plain colour instead. Choose other pictures there, or restore the files from a backup:',
    unused: 'shown with old orders only',
    banner: (place: string) => `Home page: ${place}`,
  },
  /** What stands behind the number. */
  kinds: {
    'consistency-violations': of('record that contradicts the others', 'records that contradict the others'),
    'orders-to-call-back': of('order to call back about now', 'orders to call back about now'),
    'orders-to-call': of('order to confirm by phone', 'orders to confirm by phone'),
    'orders-wrong-number': of('order with a wrong phone number', 'orders with a wrong phone number'),
    'pieces-not-prepared': of('piece that its maker cannot prepare', 'pieces that their makers cannot prepare'),
    'orders-to-pack': of('order to pack', 'orders to pack'),
    'orders-to-ship': of('packed parcel to hand over', 'packed parcels to hand over'),
    'orders-overdue': of('overdue parcel', 'overdue parcels'),
    'orders-on-the-way': of('parcel on the way', 'parcels on the way'),
    'orders-refused': of('refused parcel to receive back', 'refused parcels to receive back'),
    'orders-lost': of('lost parcel to claim or to write off', 'lost parcels to claim or to write off'),
    'customer-requests': of('order with a request of its customer', 'orders with a request of their customer'),
    'orders-to-refund': of('order whose customer gets money back', 'orders whose customers get money back'),
    'card-payments-wrong': of('card payment to look at', 'card payments to look at'),
    'refunds-due': of('refund due by law soon', 'refunds due by law soon'),
    'returns-waiting': of('return to answer or settle', 'returns to answer or settle'),
    'remittances-overdue': of('courier late with its cash', 'couriers late with their cash'),
    messages: of('message to answer', 'messages to answer'),
    'comments-held': of('comment to review', 'comments to review'),
    'comments-new': of('new comment in the shop', 'new comments in the shop'),
    'reviews-held': of('review to moderate', 'reviews to moderate'),
    'reviews-new': of('new review in the shop', 'new reviews in the shop'),
    submissions: of('new piece of a maker', 'new pieces of makers'),
    'seller-changes': of('change by a maker', 'changes by makers'),
    'plan-requests': of('plan request', 'plan requests'),
    'plans-unpaid': of('plan not paid in time', 'plans not paid in time'),
    'plans-ending': of('plan ends within 14 days', 'plans end within 14 days'),
    'emails-held': of('held e-mail to decide on', 'held e-mails to decide on'),
    'emails-failed-permanently': of('e-mail that could not be sent', 'e-mails that could not be sent'),
    'emails-failing': of('failing e-mail being retried', 'failing e-mails being retried'),
    'sizes-low': of('size nearly or quite sold out', 'sizes nearly or quite sold out'),
    'pictures-missing': of('picture whose file is missing', 'pictures whose files are missing'),
  },
}
