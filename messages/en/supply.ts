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
  fullyBooked: 'All places this week are taken. You can order again from Monday.',
  /** On cards and buttons, of the pieces of a closed store, with a day such as “12 January”. */
  backOn: (day: string) => `Back on ${day}`,
  /** Of a closed store, with the day from which one can order again. */
  storeClosed: (day: string) => `This workshop is closed. You can order this piece again from ${day}.`,
  oneOfAKindSold: 'There was only this one, and it has been sold.',

  /** Of what is made to order, when more are wanted than can be ordered. */
  noMorePlaces: 'There are no more places this week.',
  mostAtOnce: (pieces: number) => plural('en', pieces, { other: `Up to ${pieces} can be ordered at once.` }),
  /** Of a size and a color, of which others are in stock. */
  variantSoldOut: 'What you have chosen is sold out. Choose another, or let us tell you below when it is back.',
  /** Of a size and a color that do not come together. */
  notTogether: 'We do not make it like this. Please choose another size or colour.',
  /** Of what is made to order, when few pieces can be ordered in this week. */
  placesLeft: (count: number) =>
    plural('en', count, { one: '1 place left this week', other: `${count} places left this week` }),

  deliveryDay: (time: PromisedTime, day: string) => `Within ${englishTime(time)}: ${day} if confirmed today`,
  deliveryTime: (time: PromisedTime) => `At your door within ${englishTime(time)} of confirmation`,
}
