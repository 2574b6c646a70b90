/** Paying an order by card. */
export const cardPaymentMessages = {
  title: (number: string) => `Payment of order ${number}`,
  heading: 'Pay by card',
  amount: 'To pay',
  text: 'You pay on the secure page of Konnect, by bank card, e-DINAR or wallet. We never see your card number.',
  until: (moment: string) => `Your pieces are held for you until ${moment}.`,
  pay: (total: string) => `Pay ${total}`,
  opening: 'The payment page opens. If it does not, tap here.',
  atTheDoor: 'Pay the courier in cash instead',
  checking: 'We are asking whether your payment has arrived. This takes a few seconds.',
  stillOpen:
    'No payment has arrived yet. If you have just paid, wait a minute before you pay again: this page then says that it has arrived.',
  paidHeading: 'Thank you!',
  paid: 'Your payment has arrived.',
  toRefund:
    'Your payment has arrived, but the order is not open any more. We will pay it back to you, unless you reactivate the order on its page.',
  tooLate: 'The time to pay is over and the pieces are back in the shop. You can reactivate the order on its page.',
  calledFirst: 'We call you first. After that you can pay here.',
  unclear: 'A payment has arrived that we have to check. Please do not pay again: we will contact you.',
  notNow: 'This order cannot be paid by card now.',
  unavailable: 'The payment page cannot be reached at the moment. Your order stands: please try again in a minute.',
  beingStarted: 'The payment page is being opened. Please try again in a moment.',
  tooOften: 'A payment was started too often. Call us, or pay the courier in cash.',
  confirmed: 'We have confirmed your order as one that is paid by card. Call us to pay otherwise.',
  toOrder: 'See your order',
  backTitle: 'Back from the payment',
  backText:
    'If you have paid, we will see it within minutes. The link in our e-mail opens your order and says whether the payment has arrived.',
  track: 'Find my order',
}
