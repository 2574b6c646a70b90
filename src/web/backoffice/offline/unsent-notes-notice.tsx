import { Link } from 'react-router'
import { officeOfflineMessages } from '#page-messages/backoffice/offline.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useOwnUnsentNotes, useSendUnsentNotes } from './unsent-notes.ts'

/** Sends the notes that are not sent yet, and says below the header how many there are, with links to their orders. */
export default function UnsentNotesNotice() {
  useSendUnsentNotes()
  const own = useOwnUnsentNotes()
  if (own.length === 0) return null
  const orders = new Map(own.map(({ orderId, orderNumber }) => [orderId, orderNumber]))
  return (
    <div className="mx-auto max-w-3xl px-4 pb-2">
      <Notice tone="info">
        {officeOfflineMessages.unsentNotes(own.length)}{' '}
        {[...orders].map(([id, number]) => (
          <Link key={id} to={orderDetailsPath(id)} className="me-2 whitespace-nowrap underline underline-offset-4">
            <OrderNumbers in={number} />
          </Link>
        ))}
      </Notice>
    </div>
  )
}
