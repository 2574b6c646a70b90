import { englishDays, englishHours } from '../days.ts'
export const successMessages = {
  title: 'Success',
  description: 'Your order has arrived at the shop.',
  heading: 'Thank you!',
  text: 'Your order has reached us. The makers are glad.',
  requestText: 'We call you first: the pieces are set aside for you once we have spoken, while they last.',
  tooLateText:
    'It was too late to change or stop the order: it was placed as it had been sent. Tell us when we call you, or cancel it on its page.',
  number: 'Order number',
  keepNumber: 'Note it, or take a picture of it: it helps when you call us.',
  total: 'Total, delivery included',
  followOrder: 'Follow or cancel your order',
  next: 'What happens next',
  callTitle: 'We phone you',
  call: (phone: string | undefined) =>
    `One of us calls ${phone ?? 'you'} to confirm your order. Nothing is sent before that.`,
  emailTitle: 'An e-mail follows',
  email: (email: string) => `All of this goes to ${email}, with a link to follow or cancel your order.`,
  shipTitle: 'It comes to your door',
  ship: (hours: number) => `Within ${englishHours(hours)} of our call, anywhere in Tunisia.`,
  payments: {
    'cash-on-delivery': {
      title: 'You pay the courier',
      text: (total: string) => `${total} in cash, when the parcel is in your hands.`,
    },
    paypal: {
      title: 'You pay by PayPal',
      text: (total: string) => `A payment request for ${total} follows by e-mail; nothing has been charged yet.`,
    },
  },
  exchange: (days: number) => `Something not right? Exchange it within ${englishDays(days)} of delivery, or call us:`,
  noOrder: 'Nothing to show here',
  noOrderText:
    'The number of your last order is shown here right after ordering, in the same tab. If you have ordered and lost it, call us: we find it by your name.',
  toShop: 'Continue shopping',
  toHome: 'Back to the home page',
}
