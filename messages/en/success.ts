import { englishDays, englishTime, type PromisedTime } from '../days.ts'
export const successMessages = {
  title: 'Success',
  description: 'We have received your order.',
  heading: 'Thank you!',
  text: 'We have received your order. The makers thank you.',
  requestText: 'We will call you first: the pieces are reserved for you after the call, while stocks last.',
  tooLateText:
    'It was too late to change or stop the order: it was placed as sent. Tell us when we call you, or cancel it on its page.',
  number: 'Order number',
  keepNumber: 'Write it down or take a photo of it: it helps when you call us.',
  total: 'Total, delivery included',
  followOrder: 'Follow or cancel your order',
  next: 'What happens next',
  callTitle: 'We call you',
  call: (phone: string | undefined) =>
    `One of us calls ${phone ?? 'you'} to confirm your order. Nothing is shipped before that.`,
  emailTitle: 'You receive an e-mail',
  email: (email: string) => `We send all the details to ${email}, with a link to follow or cancel your order.`,
  shipTitle: 'It comes to your door',
  ship: (time: PromisedTime) => `Within ${englishTime(time)} of your confirmation, anywhere in Tunisia.`,
  payments: {
    'cash-on-delivery': {
      title: 'You pay the courier',
      text: (total: string) => `${total} in cash, when the parcel is in your hands.`,
    },
    paypal: {
      title: 'You pay by PayPal',
      text: (total: string) => `A payment request for ${total} follows by e-mail; nothing has been charged yet.`,
    },
    'bank-card': {
      title: 'You pay by card',
      text: (total: string) => `${total} on the page of your order. Your pieces are held while you pay.`,
    },
  },
  exchange: (days: number) => `Something not right? Exchange it within ${englishDays(days)} of delivery, or call us:`,
  noOrder: 'Nothing to show here',
  noOrderText:
    'The number of your last order is shown here right after ordering, in the same tab. If you have ordered and lost it, call us: we can find it by your name.',
  toShop: 'Continue shopping',
  toHome: 'Back to the home page',
}
