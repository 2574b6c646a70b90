/** How the shop has a piece that it does not simply keep in stock. */
export const supplyNameMessages = {
  'made-to-order': 'Made to order',
  'one-of-a-kind': 'One of a kind',
}
