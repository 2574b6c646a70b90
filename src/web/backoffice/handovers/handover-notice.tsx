import type { ReactNode } from 'react'
import type { LeftParcel } from '#domain/couriers/handovers/hand-over.ts'
import { courierApiMessages } from '#page-messages/backoffice/courier-api.ts'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { BatchUndoResult } from '#web/backoffice/orders/undo/undo-batch.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import type { HandoverActionResult } from './displayed-handover.ts'

interface HandoverNoticeProps {
  readonly actionResult: HandoverActionResult
  readonly courierName: string
}

/** The outcome of what was done to a hand-over. */
export function HandoverNotice({ actionResult, courierName }: HandoverNoticeProps) {
  if (!actionResult) return null
  const notice = (tone: 'success' | 'error', children: ReactNode) => (
    <FocusedNotice changed={actionResult} tone={tone}>
      {children}
    </FocusedNotice>
  )
  switch (actionResult.outcome) {
    case 'decided':
      return notice('success', courierApiMessages.decided)
    case 'no-barcode':
      return notice('error', courierApiMessages.noBarcode)
    case 'not-set-up':
      return notice('error', courierApiMessages.notSetUp)
    case 'changed-meanwhile':
      return notice('error', courierApiMessages.decidedAlready)
    case 'over':
      return notice('error', handoversMessages.over)
    case 'unknown-number':
      return notice('error', handoversMessages.unknownNumber)
    case 'courier-retired':
      return notice('error', handoversMessages.courierRetired)
    case 'packed':
      return notice('success', handoversMessages.packed(actionResult.count))
    case 'handed-over':
      return notice(
        actionResult.left.length > 0 ? 'error' : 'success',
        <>
          <p>{handoversMessages.handedOver(actionResult.handedOver, courierName)}</p>
          <LeftParcels left={actionResult.left} />
        </>,
      )
    case 'nothing-to-hand-over':
      return notice(
        'error',
        <>
          <p>{handoversMessages.nothingToHandOver}</p>
          <LeftParcels left={actionResult.left} />
        </>,
      )
    case 'undone':
      return <BatchUndoResult result={actionResult} />
    case 'changed':
      return 'added' in actionResult ? <AddedNotice result={actionResult} /> : null
    default:
      return null
  }
}

type AddedResult = Extract<NonNullable<HandoverActionResult>, { readonly added: unknown }>

/** Not focused, so that the next number can be typed at once. */
function AddedNotice({ result }: { result: AddedResult }) {
  const { number, added, alreadyIn, notAdded } = result
  const [refused] = notAdded
  const text =
    added.length > 0
      ? handoversMessages.added(number)
      : alreadyIn.length > 0
        ? handoversMessages.alreadyIn(number)
        : refused?.reason === 'in-other'
          ? handoversMessages.inOther(number, refused.handoverId)
          : refused?.reason === 'not-ready'
            ? handoversMessages.notReady(number, orderNamesMessages.states[refused.status])
            : handoversMessages.full
  return (
    <p role="status" className={`font-semibold ${refused ? 'text-clay' : 'text-olive'}`}>
      <OrderNumbers in={text} />
    </p>
  )
}

function LeftParcels({ left }: { left: readonly LeftParcel[] }) {
  const unpaid = left.filter(({ reason }) => reason === 'unpaid')
  const other = left.filter(({ reason }) => reason === 'not-possible')
  return (
    <>
      {unpaid.length > 0 && (
        <p>
          <OrderNumbers in={handoversMessages.leftUnpaid(unpaid.map(({ number }) => number))} />
        </p>
      )}
      {other.length > 0 && (
        <p>
          <OrderNumbers
            in={handoversMessages.leftOther(
              other.map(({ number, status }) => handoversMessages.isNow(number, orderNamesMessages.states[status])),
            )}
          />
        </p>
      )}
    </>
  )
}
