export const confirmOrderMessages = {
  title: (number: string) => `Order ${number}`,
  button: 'Yes, I confirm my order',
  contact: 'Write to us',
  toShop: 'Go to the shop',
  open: {
    heading: 'Do you confirm your order?',
    text: (_phone: string) => 'One click and we start preparing it. Nothing happens until then.',
  },
  noted: {
    heading: 'Thank you for confirming',
    text: (phone: string) =>
      `You have confirmed your order. We give it a final check and call you before it leaves; you can also reach us on ${phone}.`,
  },
  confirmed: {
    heading: 'Your order is confirmed',
    text: (phone: string) => `The makers are getting it ready. Questions? Call us on ${phone}.`,
  },
  expired: {
    heading: 'This link has expired',
    text: (phone: string) => `It was valid for 7 days. Your order still needs to be confirmed: call us on ${phone}.`,
  },
  over: {
    heading: 'This order is closed',
    text: (phone: string) =>
      `There is nothing left to confirm. If you still want the pieces, call us on ${phone} or order them again.`,
  },
  unknown: {
    heading: 'This link does not work',
    text: (phone: string) =>
      `Part of it may be missing, or the phone number or address of the order has been corrected since: in that case we will call you. You can reach us on ${phone}.`,
  },
}
