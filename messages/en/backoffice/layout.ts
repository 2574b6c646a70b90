import { plural } from '../../plural.ts'

export const layoutMessages = {
  office: (shopName: string) => `${shopName} office`,
  skipToContent: 'Skip to the content',
  navigation: 'Rooms of the office',
  more: 'More',
  customerLanguage: 'Language',
  toShop: 'See the shop',
  waiting: (count: number) => plural('en', count, { one: '1 thing waits', other: `${count} things wait` }),
}

/** Between texts that markup puts side by side. */
export const punctuationMessages = { colon: ': ', becomes: ' → ' }

/** Texts of every list. */
export const listsMessages = {
  filter: 'Which ones',
  older: 'Older ones',
  newest: 'Back to the newest',
  newer: 'Newer ones',
  oldest: 'Back to the oldest',
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
    'The shop did not answer, so nobody knows whether this was saved. What you typed is still here: look before you send it again.',
  stale: 'The shop cannot be reached just now. What you see may be old.',
  'signed-out': 'You are no longer signed in. What you typed is still here, and can be saved once you are.',
  signIn: 'Sign in in another tab',
}

export const errorsMessages = {
  notAllowed: {
    title: 'This is not for you to do',
    text: 'Ask an owner of the shop, or sign in with another account.',
  },
  notFound: { title: 'This screen is not here', text: 'The address may be mistyped, or what it showed is gone.' },
  tooLong: {
    title: 'This is more than can be sent at once',
    text: 'Nothing of it was saved. Please send it in smaller parts.',
  },
  away: { title: 'The office is resting for a moment', text: 'Nothing is lost. Please try again in a few seconds.' },
  failed: {
    title: 'Something broke on our side',
    text: 'Look whether what you did last was saved before you do it again.',
  },
  requestId: (id: string) => `The log knows this as ${id}.`,
  again: 'Try again',
  toDashboard: 'To the first screen',
}
