/** What makers read of their plan by WhatsApp and on receipts, in their language. Plain text. */
export const planTexts = {
  ends: (shop: string, store: string, plan: string, day: string) =>
    `Hello! The ${plan} plan of your store “${store}” at ${shop} runs until ${day}. To go on after that, please answer this message.`,
  endsToday: (shop: string, store: string, plan: string) =>
    `Hello! Today is the last day of the ${plan} plan of your store “${store}” at ${shop}. To go on, please answer this message.`,
  ended: (shop: string, store: string, plan: string, day: string) =>
    `Hello! The ${plan} plan of your store “${store}” at ${shop} ended on ${day}. Everything is kept: with a new plan your store goes on as it was. Please answer this message.`,
  receipt: {
    title: (number: number) => `Receipt ${number}`,
    for: 'For',
    store: 'Store',
    plan: 'Plan',
    days: 'Days',
    from: (day: string, lastDay: string) => `${day} to ${lastDay}`,
    amount: 'Received',
    by: 'Paid by',
    setOff: 'Set off against what is owed to you',
    paidOn: 'On',
    reference: 'Reference',
    revoked: 'This receipt was revoked and does not count.',
  },
}
