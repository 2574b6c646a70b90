/** What the shop does with the data of a customer; it loads after the rest of the checkout. */
export const dataTermMessages = {
  text: 'We keep your name, e-mail, phone, address and notes to deliver this order and to answer for it, and give them to nobody but the courier (Law 2004-63). Write to us and we erase them.',
  title: 'What we keep of you',
}
