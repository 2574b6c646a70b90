import type { Size } from '#domain/catalog/product.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { lazyModule } from '#web/ui/lazy-module.ts'
import { usePopUp } from '../../ui/pop-up.tsx'
import { type CartLine, withLine } from './cart.ts'
import { recordAddition } from './cart-additions.ts'
import { storedCart } from './cart-storage.ts'
import { isStockExact, piecesLeft, withinStock } from './stock-limit.ts'

/** The lazy bar that links to the cart. */
export const addedToCartBar = lazyModule(() => import('./added-to-cart-bar.tsx'))

/** Lazy, because few visitors want more pieces than a page counts. */
const exactStock = lazyModule(() => import('./exact-stock.ts'))

/** Returns a function that adds a line to the cart, limited to the stock of its size, and shows a pop-up. */
export function useAddToCart(): (line: CartLine, size: Size) => void {
  const showPopUp = usePopUp()

  const put = (line: CartLine, size: Size) => {
    const left = piecesLeft(storedCart.get(), size)
    if (left === 0) return showPopUp({ title: common.allInCart(size.stock), milliseconds: 2500, tone: 'error' })
    storedCart.change((cart) => withLine(cart, { ...line, quantity: withinStock(line.quantity, left) }))
    recordAddition()
    showPopUp(popUps.addedToCart)
    // The bar is optional: the header links to the cart as well.
    addedToCartBar.load().catch(() => {})
  }

  return (line, size) => {
    const isEnough = line.quantity <= piecesLeft(storedCart.get(), size)
    if (isEnough || isStockExact(size)) put(line, size)
    else void withExactStock(line.productId, size).then((size) => put(line, size))
  }
}

/**
 * Returns a size with its exact stock. Unlimited when the server cannot be reached: the cart is checked again anyway.
 */
export async function withExactStock(productId: number, size: Size): Promise<Size> {
  try {
    await exactStock.load()
    const stock = await exactStock.get()?.fetchExactStock(productId)
    return { ...size, stock: stock?.get(size.id) ?? 0 }
  } catch {
    return { ...size, stock: Number.MAX_SAFE_INTEGER }
  }
}
