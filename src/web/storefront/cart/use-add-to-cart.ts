import type { Size } from '#domain/catalog/product.ts'
import { commonMessages } from '#messages/common.ts'
import { popUpMessages } from '#messages/pop-ups.ts'
import { useMessages } from '../../text/messages.ts'
import { later } from '../../ui/later.ts'
import { usePopUp } from '../../ui/pop-up.tsx'
import { type CartLine, withLine } from './cart.ts'
import { storedCart } from './cart-storage.ts'
import { noteAdded } from './just-added.ts'
import { isCountedInFull, piecesLeft, withinStock } from './stock-limit.ts'

/** The bar that leads to the cart from there. */
export const addedBar = later(() => import('./added-bar.tsx'))

/** Few ever want more than a page counts. */
const asking = later(() => import('./exact-stock.ts'))

/** Puts a line of a size into the cart, as far as there are pieces of it, and says so. */
export function useAddToCart(): (line: CartLine, size: Size) => void {
  const common = useMessages(commonMessages)
  const popUps = useMessages(popUpMessages)
  const showPopUp = usePopUp()

  const put = (line: CartLine, size: Size) => {
    const left = piecesLeft(storedCart.get(), size)
    if (left === 0) return showPopUp({ title: common.allInCart(size.stock), milliseconds: 2500, tone: 'error' })
    storedCart.change((cart) => withLine(cart, { ...line, quantity: withinStock(line.quantity, left) }))
    noteAdded()
    showPopUp(popUps.addedToCart)
    // Without it the cart is opened from the top of the page.
    addedBar.fetch().catch(() => {})
  }

  return (line, size) => {
    const isEnough = line.quantity <= piecesLeft(storedCart.get(), size)
    if (isEnough || isCountedInFull(size)) put(line, size)
    else void exactly(line.productId, size).then((size) => put(line, size))
  }
}

/** A size with all its pieces. When the shop cannot be reached there are as many as one likes: the cart asks again. */
export async function exactly(productId: number, size: Size): Promise<Size> {
  try {
    await asking.fetch()
    const stock = await asking.get()?.fetchExactStock(productId)
    return { ...size, stock: stock?.get(size.id) ?? 0 }
  } catch {
    return { ...size, stock: Number.MAX_SAFE_INTEGER }
  }
}
