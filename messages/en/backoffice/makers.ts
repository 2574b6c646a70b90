import { plural } from '../../plural.ts'

/** The list of stores with their makers. */
export const makersMessages = {
  title: 'Makers',
  stores: 'Stores',
  filters: {
    all: 'All',
    waiting: 'Pieces wait',
    'not-signed-in': 'Not signed in',
    ending: 'Plan ends soon',
    'without-access': 'Without access',
  },
  none: {
    all: 'No maker has a store yet.',
    waiting: 'No piece waits for a look.',
    'not-signed-in': 'Everybody who may enter is signed in.',
    ending: 'No plan ends within 14 days.',
    'without-access': 'Somebody may enter each store.',
  },
  columns: { store: 'Store', makers: 'Who may enter', waiting: 'Waits', owed: 'Owed', plan: 'Plan' },
  retired: 'Retired',
  planOver: 'Plan over',
  lastSeen: (moment: string) => `last seen ${moment}`,
  notSignedIn: 'not signed in',
  manage: 'Links, phones, access',
  giveAccess: 'Give access',
  pieces: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  plan: (name: string, lastDay: string) => `${name} until ${lastDay}`,
}
