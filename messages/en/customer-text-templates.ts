/**
 * Texts to the customer of an order until an owner writes others. `phone` is that of the shop, `page` that of the first
 * piece, `confirm` a link to confirm the order.
 */
export const customerTextTemplates = {
  'call-script': (
    customer: string,
    shop: string,
    pieces: string,
    total: string,
    address: string,
    hours: string,
    payment: string,
  ) =>
    `Hello, am I speaking with ${customer}? This is ${shop}. You ordered ${pieces}, ${total} with delivery, to ${address}. Is all of that right? It comes within ${hours}. ${payment}. When are you at home?`,
  confirmation: (
    customer: string,
    shop: string,
    pieces: string,
    total: string,
    address: string,
    phone: string,
    confirm: string,
  ) =>
    `Hello ${customer}, this is ${shop}. You ordered ${pieces}, ${total} with delivery, to ${address}. Shall we send it? Confirm here: ${confirm} or reply yes, or call us on ${phone}.`,
  'not-reached': (customer: string, shop: string, number: string, phone: string) =>
    `Hello ${customer}, this is ${shop}. We called about your order ${number} but could not reach you. When may we call again? Reply here, or call us on ${phone}.`,
  'on-its-way': (customer: string, shop: string, number: string, payment: string, phone: string) =>
    `Hello ${customer}, your order ${number} from ${shop} is on its way. ${payment}. The courier calls before coming. Questions? Call us on ${phone}.`,
  'at-the-door': (customer: string, shop: string, number: string, payment: string) =>
    `Hello ${customer}, the courier is at your door with your order ${number} from ${shop}. ${payment}.`,
  'return-agreed': (customer: string, shop: string, number: string, phone: string) =>
    `Hello ${customer}, we are taking back the agreed pieces of your order ${number}. Please hand the parcel to the courier as you received it. Questions? Call us on ${phone}. Thank you, ${shop}`,
  review: (customer: string, shop: string, page: string) =>
    `Hello ${customer}, your order from ${shop} has arrived. How do you like it? A few words help the maker and other buyers: ${page}`,
}

/** What stands for `payment`. */
export const paymentPhrases = {
  due: (total: string) => `${total} to pay on delivery`,
  paid: 'It is already paid',
  prepaid: { paypal: 'Payment is by PayPal', 'bank-card': 'Payment is by card, on the page of your order' },
}

/** An order that does not exist, for the preview of a template. */
export const exampleOrder = {
  customer: 'Leila Gharbi',
  pieces: ['Bowl', 'Cup'],
  address: '5 rue des Oliviers',
  city: 'Sfax',
}
