import { maxPiecesAtOnce } from '#domain/supply.ts'
import { cartMessages as cart } from '#page-messages/cart.ts'
import type { CartLine } from './cart.ts'
import type { LineIssue } from './cart-check.ts'

/** Returns why a line cannot be ordered. What is made to order has places of a week, not pieces in stock. */
export function issueText(issue: LineIssue, { preparationDays }: Pick<CartLine, 'preparationDays'>): string {
  switch (issue.kind) {
    case 'gone':
      return cart.gone
    case 'choose-again':
      return cart.chooseAgain
    case 'sold-out':
      return preparationDays === undefined ? cart.soldOut : cart.fullyBooked
    case 'store-closed':
      return cart.storeClosed(issue.backOn)
    case 'short':
      return preparationDays === undefined ? cart.onlyLeft(issue.left) : placesText(issue.left)
  }
}

/** Returns the text of a line that has all that there is of its variant. */
export function allLeftText(left: number, { preparationDays }: Pick<CartLine, 'preparationDays'>): string {
  return preparationDays === undefined ? cart.allLeft(left) : placesText(left)
}

function placesText(left: number): string {
  return left < maxPiecesAtOnce ? cart.placesLeft(left) : cart.mostAtOnce(left)
}
