import { commonMessages as common } from '#page-messages/common.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { lazyModule } from '#web/ui/lazy-module.ts'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { type CartLine, withLine } from './cart.ts'
import { recordAddition } from './cart-additions.ts'
import { storedCart } from './cart-storage.ts'
import { isStockExact, piecesLeft, type StockedVariant, withinStock } from './stock-limit.ts'

/** The lazy bar that links to the cart. */
export const addedToCartBar = lazyModule(() => import('./added-to-cart-bar.tsx'))

/** Lazy, because few visitors want more pieces than a page counts. */
const exactStock = lazyModule(() => import('./exact-stock.ts'))

/** Returns a function that adds a line to the cart, limited to the stock of its variant, and shows a pop-up. */
export function useAddToCart(): (line: CartLine, variant: StockedVariant) => void {
  const showPopUp = usePopUp()

  const put = (line: CartLine, variant: StockedVariant) => {
    const left = piecesLeft(storedCart.get(), variant)
    if (left === 0) return showPopUp({ title: allInCartText(line, variant), milliseconds: 2500, tone: 'error' })
    storedCart.change((cart) => withLine(cart, { ...line, quantity: withinStock(line.quantity, left) }))
    recordAddition()
    showPopUp(popUps.addedToCart)
    // The bar is optional: the header links to the cart as well.
    addedToCartBar.load().catch(() => {})
  }

  return (line, variant) => {
    const isEnough = line.quantity <= piecesLeft(storedCart.get(), variant)
    if (isEnough || isStockExact(variant)) put(line, variant)
    else void withExactStock(line.productId, variant).then((variant) => put(line, variant))
  }
}

/** What is made to order has no stock that could be named. */
function allInCartText({ preparationDays }: CartLine, { stock }: StockedVariant): string {
  return preparationDays === undefined ? common.allInCart(stock) : common.allPlacesInCart
}

/**
 * Returns a variant with its exact stock. Unlimited when the server cannot be reached: the cart is checked again
 * anyway.
 */
export async function withExactStock(productId: number, variant: StockedVariant): Promise<StockedVariant> {
  try {
    await exactStock.load()
    const stock = await exactStock.get()?.fetchExactStock(productId, variant)
    return { ...variant, stock: stock ?? 0 }
  } catch {
    return { ...variant, stock: Number.MAX_SAFE_INTEGER }
  }
}
