/** Apart from the other messages of the checkout, since few visitors see it. */
export const unansweredMessages = {
  text: 'Your last attempt got no response. Send it again with the same details: if it already became an order, you will get its number, not a second order.',
}
