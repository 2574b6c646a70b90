import { storedValue } from '#web/ui/browser-storage.ts'
import { type Cart, type CartLine, countPieces, lineKey } from './cart.ts'
import { withoutLine } from './cart-changes.ts'
import { storedCart } from './cart-storage.ts'

/** A line instead of which something else of its product is being chosen. */
interface ChoosingAgain {
  readonly line: string
  readonly productId: number
  /** Of the product in the cart when its page was opened. */
  readonly pieces: number
}

const storedChoosing = storedValue<ChoosingAgain | undefined>({
  key: 'hirfa.choosing-again',
  empty: undefined,
  // Should it be damaged, no line is like it.
  parse: (stored) => (stored as ChoosingAgain | null) ?? undefined,
  format: (choosing) => choosing ?? null,
  lifetime: 'tab',
})

export function chooseAgain(line: CartLine): void {
  const { productId } = line
  storedChoosing.change(() => ({ line: lineKey(line), productId, pieces: piecesOf(storedCart.get(), productId) }))
}

/** Takes the line out of the cart once something else of its product is in there. */
export function replaceChosenAgain(): void {
  const choosing = storedChoosing.get()
  if (!choosing || piecesOf(storedCart.get(), choosing.productId) <= choosing.pieces) return
  storedCart.change((cart) => withoutLine(cart, choosing.line))
  storedChoosing.change(() => undefined)
}

function piecesOf(cart: Cart, productId: number): number {
  return countPieces(cart.filter((line) => line.productId === productId))
}
