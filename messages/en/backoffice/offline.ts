import { plural } from '../../plural.ts'

export const officeOfflineMessages = {
  title: 'No connection',
  text: 'The shop cannot be reached, and this page is not stored on this device.',
  tryAgain: 'Try again',
  storedPages: 'Pages stored on this device',
  /** `time` includes the weekday. */
  cachedPage: (time: string) =>
    `No connection. This page is from ${time}. Notes on orders are sent later; for everything else the shop must be reached.`,
  unsentNotes: (count: number) =>
    plural('en', count, {
      one: 'A note is not sent yet:',
      other: `${count} notes are not sent yet:`,
    }),
  unsent: 'Not sent yet. It is sent as soon as there is a connection.',
  unkept: 'Not sent yet. Your browser does not save it: it is lost if you close or reload this page.',
  refused: 'The shop did not accept this note.',
  discard: 'Delete it',
  /** The note was typed at one moment and came at another. */
  typedAndSent: (person: string, typed: string, sent: string) => `${person}, typed ${typed}, sent ${sent}`,
  tooManyNotes: 'Too many notes wait on this device already. Find a connection before you add more.',
  signOut: {
    title: 'Sign out anyway?',
    notes: (count: number) =>
      plural('en', count, {
        one: 'A note on an order is not sent yet. Signing out deletes it.',
        other: `${count} notes on orders are not sent yet. Signing out deletes them.`,
      }),
    drafts: (count: number) =>
      plural('en', count, {
        one: 'What was typed into the form of a product is not saved. Signing out deletes it.',
        other: `What was typed into the forms of ${count} products is not saved. Signing out deletes it.`,
      }),
    stay: 'Stay signed in',
    go: 'Delete and sign out',
  },
}
