/** What makers read of the plan of their store. */
export const studioPlanMessages = {
  title: 'Your plan',
  plans: { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' },
  none: 'This store has no plan. It is in the shop all the same.',
  until: (plan: string, day: string) => `${plan}, until ${day}.`,
  unpaid: (plan: string) => `${plan}. The store is in the shop again once all is paid.`,
  ended: (plan: string, day: string) => `${plan} ended on ${day}: no new pieces for now.`,
  inShopUntil: (day: string) => `What you have stays in the shop until ${day}.`,
  out: 'The store is out of the shop. Nothing is lost: with a new plan all is as before.',
  due: (price: string) => `To pay: ${price}`,
  pieces: 'Pieces',
  of: (pieces: number, most: number) => `${pieces} of ${most}`,
  photos: 'Photos of a piece',
  onHome: 'On the home page',
  numbers: 'Numbers',
  yes: 'Yes',
  no: 'No',
}
