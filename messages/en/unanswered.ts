/** Apart from the other messages of the checkout, since few visitors see it. */
export const unansweredMessages = {
  text: 'Your last try got no answer. Send it again with the same details: if it already became an order, you get its number, not a second order.',
}
