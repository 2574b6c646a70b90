import { plural } from '../../plural.ts'

export const layoutMessages = {
  office: (shopName: string) => `${shopName} office`,
  skipToContent: 'Skip to the content',
  navigation: 'Office sections',
  more: 'More',
  customerLanguage: 'Language',
  toShop: 'See the shop',
  waiting: (count: number) => plural('en', count, { one: '1 task waiting', other: `${count} tasks waiting` }),
}

/** Between texts that markup puts side by side. */
export const punctuationMessages = { colon: ': ', becomes: ' → ' }

/** Texts of every list. */
export const listsMessages = {
  filter: 'Filter',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  older: 'Older ones',
  newest: 'Back to the newest',
  newer: 'Newer ones',
  oldest: 'Back to the oldest',
  nothingMore: 'Nothing more is in this list.',
  search: 'Search',
  pages: 'Pages',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  previousPage: 'Back',
  nextPage: 'Next',
  sortedAs: { ascending: 'sorted in ascending order', descending: 'sorted in descending order' },
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    keys: {
      'j  k': 'next and previous row; the arrows, once a row is chosen',
      Enter: 'open the row',
      x: 'select the row',
      '/': 'search the office',
      '?': 'show these shortcuts',
    },
    turnOn: 'Use shortcuts in this browser',
    whyOff: 'Turn them off when you dictate: a word may press a key.',
  },
  sortedBy: 'Sorted by',
}

/** Asked before leaving a form with unsaved changes. */
export const unsavedChangesMessages = {
  title: 'Leave without saving?',
  text: 'What you changed here is not saved yet.',
  stay: 'Stay here',
  go: 'Leave without saving',
  close: 'Close',
}

/** Why the screen was not updated. */
export const screenProblemsMessages = {
  unsaved:
    'The shop did not answer, so this may not have been saved. What you typed is still here: check before you send it again.',
  stale: 'The shop cannot be reached. What you see may be out of date.',
  'signed-out': 'You are no longer signed in. What you typed is still here, and can be saved once you are.',
  signIn: 'Sign in in another tab',
}

export const errorsMessages = {
  notAllowed: {
    title: 'You do not have permission',
    text: 'Ask an owner of the shop, or sign in with another account.',
  },
  notFound: { title: 'Page not found', text: 'The address may be wrong, or the item no longer exists.' },
  tooLong: {
    title: 'Too much to send at once',
    text: 'Nothing was saved. Please send it in smaller parts.',
  },
  away: { title: 'The office is briefly unavailable', text: 'Nothing is lost. Please try again in a few seconds.' },
  failed: {
    title: 'Something went wrong on our side',
    text: 'Check whether your last change was saved before you repeat it.',
  },
  requestId: (id: string) => `Log reference: ${id}.`,
  again: 'Try again',
  toDashboard: 'Back to Today',
}
