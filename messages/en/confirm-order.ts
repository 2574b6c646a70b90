export const confirmOrderMessages = {
  title: (number: string) => `Order ${number}`,
  button: 'Yes, I confirm my order',
  contact: 'Write to us',
  toShop: 'To the shop',
  open: {
    heading: 'Do you confirm your order?',
    text: (_phone: string) => 'One click, and we get it ready. Nothing happens before.',
  },
  noted: {
    heading: 'Thank you, that is noted',
    text: (phone: string) =>
      `You have confirmed your order. We have a last look at it and call you before it leaves; you can also reach us on ${phone}.`,
  },
  confirmed: {
    heading: 'Your order is confirmed',
    text: (phone: string) => `The makers are getting it ready. Questions? Call us on ${phone}.`,
  },
  expired: {
    heading: 'This link has had its time',
    text: (phone: string) => `It worked for 7 days. Your order still waits for its confirmation: call us on ${phone}.`,
  },
  over: {
    heading: 'This order has ended',
    text: (phone: string) =>
      `There is nothing left to confirm. If you still want the pieces, call us on ${phone} or order them again.`,
  },
  unknown: {
    heading: 'This link leads nowhere',
    text: (phone: string) =>
      `Perhaps a part of it was lost on the way, or the phone or the address of the order was corrected since: then we call you. You reach us on ${phone}.`,
  },
}
