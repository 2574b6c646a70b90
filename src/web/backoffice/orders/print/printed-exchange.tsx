import type { PrintedOrder } from './printed-order.ts'
import { PrintedText } from './printed-text.tsx'

/** Says of an exchange that it is one, and what the courier brings back; nothing of other orders. */
export function PrintedExchange({ order, className }: { order: PrintedOrder; className: string }) {
  const { exchange, headings, colon } = order
  if (!exchange) return null
  const { heading, piecesToBringBack } = exchange
  return (
    <div className={className}>
      <p className="font-bold">
        <PrintedText of={heading} />
      </p>
      {piecesToBringBack.length === 0 ? (
        <p>
          <PrintedText of={headings.nothingToBringBack} />
        </p>
      ) : (
        <>
          <p>
            <PrintedText of={headings.bringBack} />
            {colon}
          </p>
          <ul>
            {piecesToBringBack.map(({ position, quantity, name, choice }) => (
              <li key={position}>
                {quantity} × <bdi>{name}</bdi>
                {choice && <b> {choice}</b>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
