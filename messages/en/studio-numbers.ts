import { plural } from '../plural.ts'

/** What became of a store in a week: parts of a sentence, each left out when there is nothing of it. */
export const studioNumbersMessages = {
  thisWeek: (parts: string) => `This week: ${parts}.`,
  lastWeek: (parts: string) => `Last week: ${parts}.`,
  nothingYet: 'This week: nothing yet.',
  parts: {
    seen: (count: number) => plural('en', count, { one: 'seen once', other: `seen ${count} times` }),
    sought: (count: number) => plural('en', count, { one: 'found in 1 search', other: `found in ${count} searches` }),
    favorite: (count: number) =>
      plural('en', count, { one: 'kept as favourite once', other: `kept as favourite ${count} times` }),
    sold: (count: number) => plural('en', count, { one: '1 piece sold', other: `${count} pieces sold` }),
  },
  whatTheyMean: 'What these numbers mean',
  allowedBy: (plan: string) => `With the plan ${plan} you read here how often your store is seen and found.`,
}
