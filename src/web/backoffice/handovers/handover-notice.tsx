import type { ReactNode } from 'react'
import type { LeftParcel } from '#domain/couriers/handovers/hand-over.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { BatchUndoResult } from '#web/backoffice/orders/undo/undo-batch.tsx'
import type { HandoverActionResult } from './displayed-handover.ts'

interface HandoverNoticeProps {
  readonly actionResult: HandoverActionResult
  readonly courierName: string
}

/** The outcome of what was done to a hand-over. */
export function HandoverNotice({ actionResult, courierName }: HandoverNoticeProps) {
  const { handovers: messages, courierApi } = backoffice
  if (!actionResult) return null
  const notice = (tone: 'success' | 'error', children: ReactNode) => (
    <FocusedNotice changed={actionResult} tone={tone}>
      {children}
    </FocusedNotice>
  )
  switch (actionResult.outcome) {
    case 'decided':
      return notice('success', courierApi.decided)
    case 'no-barcode':
      return notice('error', courierApi.noBarcode)
    case 'not-set-up':
      return notice('error', courierApi.notSetUp)
    case 'changed-meanwhile':
      return notice('error', courierApi.decidedAlready)
    case 'over':
      return notice('error', messages.over)
    case 'unknown-number':
      return notice('error', messages.unknownNumber)
    case 'courier-retired':
      return notice('error', messages.courierRetired)
    case 'packed':
      return notice('success', messages.packed(actionResult.count))
    case 'handed-over':
      return notice(
        actionResult.left.length > 0 ? 'error' : 'success',
        <>
          <p>{messages.handedOver(actionResult.handedOver, courierName)}</p>
          <LeftParcels left={actionResult.left} />
        </>,
      )
    case 'nothing-to-hand-over':
      return notice(
        'error',
        <>
          <p>{messages.nothingToHandOver}</p>
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
  const { handovers: messages, orders } = backoffice
  const { number, added, alreadyIn, notAdded } = result
  const [refused] = notAdded
  const text =
    added.length > 0
      ? messages.added(number)
      : alreadyIn.length > 0
        ? messages.alreadyIn(number)
        : refused?.reason === 'in-other'
          ? messages.inOther(number, refused.handoverId)
          : refused?.reason === 'not-ready'
            ? messages.notReady(number, orders.states[refused.status])
            : messages.full
  return (
    <p role="status" className={`font-semibold ${refused ? 'text-clay' : 'text-olive'}`}>
      {text}
    </p>
  )
}

function LeftParcels({ left }: { left: readonly LeftParcel[] }) {
  const { handovers: messages, orders } = backoffice
  const unpaid = left.filter(({ reason }) => reason === 'unpaid')
  const other = left.filter(({ reason }) => reason === 'not-possible')
  return (
    <>
      {unpaid.length > 0 && <p>{messages.leftUnpaid(unpaid.map(({ number }) => number))}</p>}
      {other.length > 0 && (
        <p>{messages.leftOther(other.map(({ number, status }) => messages.isNow(number, orders.states[status])))}</p>
      )}
    </>
  )
}
