/** What the shop does with the data of a customer; it loads after the rest of the checkout. */
export const dataTermMessages = {
  text: 'We use your name, e-mail, phone, address and notes to deliver this order and look after it, and share them only with the courier (Law 2004-63). Write to us and we erase them.',
  title: 'Your personal data',
}
