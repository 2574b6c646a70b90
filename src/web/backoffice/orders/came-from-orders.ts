/** The state of the history's entry of what is printed when the entry before it is the list or sheet it was printed from. */
export const cameFromOrders = 'came-from-orders'
