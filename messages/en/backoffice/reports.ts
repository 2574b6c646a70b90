import { plural } from '../../plural.ts'

const of = (one: string, other: string) => (count: number) => `${count} ${plural('en', count, { one, other })}`

const orders = of('order', 'orders')
const pieces = of('piece', 'pieces')
const searches = of('search', 'searches')
const times = of('time', 'times')
const inDays = (count: number) => (count === 0 ? 'today' : `in ${of('day', 'days')(count)}`)
const parcels = of('parcel', 'parcels')

export const reportsMessages = {
  title: 'Reports',
  period: 'Period',
  presets: {
    'this-week': 'This week',
    'this-month': 'This month',
    'last-30-days': 'Last 30 days',
    'this-year': 'This year',
  },
  from: 'From',
  until: 'Until',
  per: 'Per',
  granularities: { day: 'Day', week: 'Week', month: 'Month' },
  show: 'Show',
  misread: 'Those days are not in the calendar, so these are the last 30.',
  shown: (period: string, before: string) => `${period}, compared with ${before}. Days are those of Tunis.`,

  searchMeasures: {
    searches: 'Searches',
    withoutResults: 'Found nothing',
    unclicked: 'Nothing opened',
    clicks: 'Opened',
    additions: 'In the cart',
    orders: 'Ordered',
  },
  searchesBefore: (count: number) => `${count} in the days before`,
  searchesWithout: (count: number, without: number) =>
    without === 0 ? `${count}` : `${count}, ${without} found nothing`,
  withheld: 'Words of fewer than three devices',
  keyMetrics: 'Key figures',
  measures: {
    orders: 'Orders',
    ordered: 'Ordered',
    revenue: 'Revenue',
    basket: 'Average basket',
    refusals: 'Refusal rate',
  },
  none: 'none',
  changes: {
    up: (percent: string, before: string) => `▲ up ${percent}, was ${before}`,
    down: (percent: string, before: string) => `▼ down ${percent}, was ${before}`,
    same: (before: string) => `= as before, ${before}`,
    new: 'There was none before',
    nothing: 'None before either',
  },
  rates: {
    up: (before: string) => `▲ up from ${before}`,
    down: (before: string) => `▼ down from ${before}`,
    noneBefore: 'Nothing to compare with',
  },

  reports: {
    orders: {
      title: 'Orders',
      definition:
        'Every order placed on these days counts once, whatever became of it. How many of them have been cancelled since stands in the table.',
    },
    revenue: {
      title: 'Orders and revenue',
      definition:
        'Ordered is the worth of the orders placed on a day, but for those cancelled since. Revenue is the worth of what was handed over on a day; when a customer sends back what they had taken, it goes off again on the day it comes back. Parcels refused at the door are never revenue. Both count the goods alone: the delivery fee is the courier’s.',
    },
    basket: {
      title: 'Average basket',
      definition:
        'What was ordered, divided by the number of orders that were not cancelled. The delivery fee is left out.',
    },
    'refusals-by-governorate': {
      title: 'Refusals by governorate',
      definition:
        'Of the parcels that came to a door on these days, the part that was refused. A parcel counts on the day of the courier’s answer, and a refused one stays refused when it is back here. What was taken and sent back later was not refused.',
    },
    'refusals-by-product': {
      title: 'Refusals by product',
      definition:
        'As above, by what was in the parcel. A parcel counts once for each product in it, however many pieces there were; whose fault a mixed parcel was nobody knows, so it counts for all of them.',
    },
    'refusals-by-source': {
      title: 'Refusals by source',
      definition: 'As above, by the way the order reached us.',
    },
    'refusals-by-courier': {
      title: 'Refusals by courier',
      definition: 'As above, by the courier who had the parcel at that time.',
    },
    'best-sellers': {
      title: 'Best sellers',
      definition:
        'Of the orders placed on these days, the pieces that were handed over by now and kept. What was cancelled, refused or sent back counts for nothing; what is still to be packed or on its way stands beside and does not count yet.',
    },
    'ending-stock': {
      title: 'Stock running out',
      definition:
        'Sizes on sale whose pieces end within 21 days if they go on selling as in the last 28, whatever period is chosen above. Cancelled and returned orders are left out. Of a product that is newer the days since it came count, a week at least.',
    },
    sources: {
      title: 'Where orders come from',
      definition:
        'Every order placed on these days, by the way it reached us: the pages of the shop, or written down by one of us.',
    },
    searches: {
      title: 'What people search for',
      definition:
        'A search counts once when its results are shown, not for each page of them. Opened, in the cart and ordered count once for a search, on the day of the search. Numbers and addresses are left out. Words are told when three devices have searched for them; the others stand together. Without script, and in browsers that ask not to be tracked, searches are not counted. They are deleted after 90 days.',
    },
    'searches-by-language': {
      title: 'Searches by language',
      definition: 'The language of the page on which somebody searched, whatever language the words are in.',
    },
    'searches-by-day': {
      title: 'Searches over time',
      definition: 'All searches of each day, and those of them that found nothing at all.',
    },
    'web-vitals': {
      title: 'How long visitors wait',
      definition:
        'The browser of a visitor says once for each page view how it went: when the largest picture or text was there (good up to 2.5 s, poor above 4 s), how soon a tap showed something (200 and 500 ms), and how much the page moved by itself (0.1 and 0.25). The columns are whole weeks, and show the measure that is good most rarely. Further pages that open within the shop belong to the one on which somebody arrived. Not counted: browsers without script, with data saver, or that ask not to be tracked, robots, and whoever is signed in here; not every browser measures all three. For the Web Almanac a shop is good when three quarters of its page views in Chrome are good in each measure: its figures are shares of shops, ours are shares of page views. They are deleted after 365 days.',
    },
    'web-vitals-by-page': {
      title: 'How long visitors wait, by page',
      definition:
        'As above, by the page on which somebody arrived: the measure that is good most rarely there. The outlined bars are another measure: of all shops with that program, those that are good.',
    },
  },
  withoutCourier: 'Without a hand-over',
  definition: 'How this is calculated',
  table: 'Show as a table',
  download: 'Save as CSV',
  more: (shown: number, all: number) => `The first ${shown} of ${all}; the CSV file has all of them.`,
  read: { day: 'Read single days', week: 'Read single weeks', month: 'Read single months' },
  legends: {
    goodViews: 'page views that are good',
    goodShops: 'shops that are good (Web Almanac 2025)',
    searches: 'searches',
    withoutResults: 'found nothing',
    period: 'these days',
    before: 'the days before',
    ordered: 'ordered (TND)',
    revenue: 'revenue (TND)',
    few: 'fewer than 10 parcels: may be chance',
  },

  columns: {
    page: 'Page',
    vital: 'Measure',
    views: 'Page views',
    good: 'Good',
    needsWork: 'Needs work',
    poor: 'Poor',
    searchText: 'Words',
    language: 'Language',
    days: { day: 'Day', week: 'Week', month: 'Month' },
    orders: 'Orders',
    cancelled: 'Cancelled since',
    before: 'The days before',
    ordered: 'Ordered',
    revenue: 'Revenue',
    basket: 'Average basket',
    courier: 'Courier',
    governorate: 'Governorate',
    product: 'Product',
    store: 'Store',
    size: 'Size, colour',
    parcels: 'Parcels',
    refused: 'Refused',
    rate: 'Refusal rate',
    kept: 'Kept',
    soldFor: 'Sold for',
    onTheWay: 'Still open',
    stock: 'In stock',
    sold: 'Sold in 28 days',
    daysLeft: 'Days left',
    source: 'Source',
  },
  /** The heading of a column in a file, with its unit. */
  headings: {
    millimes: (column: string) => `${column} (TND)`,
    rate: (column: string) => `${column} (%)`,
  },

  vitals: { lcp: 'Content is there (LCP)', inp: 'Reaction to taps (INP)', cls: 'Page keeps still (CLS)' },
  vitalShares: (vital: string, good: string, needsWork: string, poor: string) =>
    `${vital}: good ${good}, needs work ${needsWork}, poor ${poor}`,
  goodOf: (share: string, views: number) => `${share} of ${views}`,
  pageKinds: {
    home: 'Home page',
    product: 'Product',
    store: 'Store',
    list: 'Lists',
    search: 'Search',
    cart: 'Cart',
    checkout: 'Checkout',
    order: 'Order',
    other: 'Other pages',
  },

  readings: {
    vitals: (days: string, shares: string) => `${days}: ${shares}`,
    searches: (days: string, count: number, without: number) => `${days}: ${searches(count)}, ${without} found nothing`,
    orders: (days: string, count: number, before: number | undefined) =>
      `${days}: ${orders(count)}${before === undefined ? '' : `, before ${before}`}`,
    revenue: (days: string, ordered: string, revenue: string) => `${days}: ordered ${ordered}, revenue ${revenue}`,
    basket: (days: string, basket: string) => `${days}: ${basket}`,
  },
  refusedOf: (rate: string, refused: number, all: number) => `${rate}, ${refused} of ${all}`,
  pieces,
  inDays,
  ordersWithPart: (count: number, part: string) => `${orders(count)}, ${part}`,
  soldOut: 'sold out',
  sized: (name: string, size: string) => (size ? `${name}, ${size}` : name),

  sentences: {
    noVitals: 'No page view was measured in these weeks.',
    vitals: (vital: string, share: string, isGood: boolean) =>
      `Good most rarely: ${vital}, in ${share} of page views. A shop counts as good from 75% in each measure: this one ${isGood ? 'does' : 'does not'}.`,
    almanac: (shopify: string, wooCommerce: string) =>
      `Of all shops with Shopify ${shopify} count as good, of those with WooCommerce ${wooCommerce} (Web Almanac 2025).`,
    noSearches: 'No search was counted on these days.',
    mostSearched: (words: string, count: number) => `“${words}” was searched for most: ${times(count)}.`,
    withheld: (count: number) => `${searches(count)} for words of fewer than three devices.`,
    searchLanguages: (count: number) => `${searches(count)} in all.`,
    searchesInVain: (count: number, without: number) => `${without} of ${searches(count)} found nothing.`,
    orders: (count: number, days: string, change: string) => `${days}: ${orders(count)}; ${change}.`,
    most: (days: string, count: number) => `The most came on ${days}: ${count}.`,
    noOrders: (days: string) => `${days}: no order.`,
    revenue: (ordered: string, revenue: string, change: string) =>
      `${ordered} were ordered. Revenue was ${revenue}; ${change}.`,
    bestRevenue: (days: string, revenue: string) => `The best was ${days} with ${revenue}.`,
    noRevenue: 'Nothing was ordered and nothing handed over on these days.',
    basket: (basket: string, change: string) => `An order is worth ${basket} on the average; ${change}.`,
    noBasket: 'Without orders there is no average basket.',
    refusals: (refused: number, all: number, rate: string) => `${refused} of ${parcels(all)} were refused: ${rate}.`,
    worst: (name: string, rate: string) => `The highest rate is that of ${name}: ${rate}.`,
    noRefusals: 'No parcel came to a door on these days.',
    bestSeller: (name: string, count: number, sold: string) => `${name} sold best: ${pieces(count)} kept, for ${sold}.`,
    noneKept: 'Nothing of what was ordered on these days has been handed over and kept yet.',
    noSeller: 'Nothing that was ordered on these days was kept or is still on its way.',
    ending: (count: number) =>
      plural('en', count, {
        one: '1 size is sold out or ends within 21 days.',
        other: `${count} sizes are sold out or end within 21 days.`,
      }),
    firstToEnd: (name: string, stock: number, days: number) =>
      `The first to end is ${name}: ${pieces(stock)} left, gone ${inDays(days)}.`,
    noEnding: 'No size ends within 21 days at the pace of the last 28.',
    sources: (name: string, part: string, count: number) => `Most orders, ${count} or ${part}, came by: ${name}.`,
    noSources: 'No order was placed on these days.',
    changes: {
      up: (percent: string, before: string) => `${percent} more than the ${before} before`,
      down: (percent: string, before: string) => `${percent} less than the ${before} before`,
      same: (before: string) => `as before (${before})`,
      new: 'there was none before',
      nothing: 'none before either',
    },
  },
}
