import { englishTime, englishWorkingDays, type PromisedTime } from '../days.ts'
import { plural } from '../plural.ts'

/** What the page of a product says of how the shop has it. Only loaders use it, so that no browser loads it. */
export const supplyMessages = {
  madeToOrder: (days: number) => `Made for you in ${englishWorkingDays(days)}`,
  madeToOrderUpTo: (days: number, pieces: number) =>
    `Made for you in ${englishWorkingDays(days)}, ${plural('en', pieces, { one: '1 a week', other: `${pieces} a week` })}`,
  oneOfAKind: 'There is only this one, and no other will be like it',
  /** Of a piece in stock, when it is sold out. */
  soldOut: 'This piece has been sold. Save it with the heart, in case the workshop makes another.',
  /** Of a piece that is made to order, when the orders of the week are taken. */
  fullyBooked: 'All orders of this week are taken. More can be placed from Monday on.',
  oneOfAKindSold: 'There was only this one, and it has been sold.',

  deliveryDay: (time: PromisedTime, day: string) => `Within ${englishTime(time)}: ${day} if confirmed today`,
  deliveryTime: (time: PromisedTime) => `At your door within ${englishTime(time)} of confirmation`,
}
