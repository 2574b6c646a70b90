import { popUpMessages } from '#messages/pop-ups.ts'
import { useMessages } from '../../text/messages.ts'
import { usePopUp } from '../../ui/pop-up.tsx'
import { type CartLine, withLine } from './cart.ts'
import { storedCart } from './cart-storage.ts'

/** Puts a line into the cart and says so. */
export function useAddToCart(): (line: CartLine) => void {
  const popUps = useMessages(popUpMessages)
  const showPopUp = usePopUp()
  return (line) => {
    storedCart.change((cart) => withLine(cart, line))
    showPopUp(popUps.addedToCart)
  }
}
