import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { undoStepsMessages } from '#page-messages/backoffice/undo-steps.ts'
import { ListRows } from '#web/backoffice/layout/list-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { LateBatchUndo } from '#web/backoffice/orders/undo/undo-batch.tsx'
import { deliveryResultsPath, handoverFilePath, handoverPrintPath } from '#web/paths/backoffice-courier-paths.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import type { DisplayedHandover } from './displayed-handover.ts'
import { ParcelSummary } from './parcel-summary.tsx'
import { SentParcel } from './sent-parcel.tsx'

/** What was handed over, with what became of each parcel. */
export function PastHandover({ handover: { id, parcels, left, sent, back } }: { handover: DisplayedHandover }) {
  const onTheWay = parcels.filter(({ status }) => status === 'shipped').length
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-3">
        <ButtonLink to={deliveryResultsPath({ handover: id })} variant="secondary">
          {handoversMessages.toResults}
        </ButtonLink>
        <ButtonLink to={handoverPrintPath(id, { what: 'sheet', back })} variant="outline">
          {handoversMessages.printSheet}
        </ButtonLink>
        <a href={handoverFilePath(id)} className={buttonClass('outline')}>
          {handoversMessages.file}
        </a>
      </div>
      {parcels.length > 0 && <ParcelList parcels={parcels} sent={sent} />}
      {left.length > 0 && (
        <section aria-labelledby="taken-back" className="space-y-2">
          <h2 id="taken-back" className="text-xl">
            {handoversMessages.takenBack}
          </h2>
          <ParcelList parcels={left} sent={sent} />
        </section>
      )}
      {onTheWay > 0 && (
        <Panel title={handoversMessages.undo}>
          <p className="text-ink-soft">{handoversMessages.undoText}</p>
          <LateBatchUndo title={undoStepsMessages.batch.undo(onTheWay)} count={onTheWay} />
        </Panel>
      )}
    </>
  )
}

function ParcelList({ parcels, sent }: Pick<DisplayedHandover, 'parcels' | 'sent'>) {
  return (
    <ListRows rows={parcels}>
      {(parcel) => (
        <div className="p-3">
          <ParcelSummary parcel={parcel} />
          {sent
            .filter(({ orderId }) => orderId === parcel.id)
            .map((known) => (
              <SentParcel key={known.orderId} parcel={known} />
            ))}
        </div>
      )}
    </ListRows>
  )
}
