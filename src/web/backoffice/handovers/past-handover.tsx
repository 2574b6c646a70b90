import { backoffice } from '#page-messages/backoffice.ts'
import { ListCard } from '#web/backoffice/layout/list-page.tsx'
import { deliveryResultsPath, handoverFilePath, handoverPrintPath } from '#web/paths/backoffice-courier-paths.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import type { DisplayedHandover } from './displayed-handover.ts'
import { ParcelSummary } from './parcel-summary.tsx'
import { SentParcel } from './sent-parcel.tsx'

/** What was handed over, with what became of each parcel. */
export function PastHandover({ handover: { id, parcels, sent, back } }: { handover: DisplayedHandover }) {
  const { handovers: messages } = backoffice
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-3">
        <ButtonLink to={deliveryResultsPath({ handover: id })} variant="secondary">
          {messages.toResults}
        </ButtonLink>
        <ButtonLink to={handoverPrintPath(id, { what: 'sheet', back })} variant="outline">
          {messages.printSheet}
        </ButtonLink>
        <a href={handoverFilePath(id)} className={buttonClass('outline')}>
          {messages.file}
        </a>
      </div>
      <ListCard>
        {parcels.map((parcel) => (
          <li key={parcel.id} className="p-3">
            <ParcelSummary parcel={parcel} />
            {sent
              .filter(({ orderId }) => orderId === parcel.id)
              .map((known) => (
                <SentParcel key={known.orderId} parcel={known} />
              ))}
          </li>
        ))}
      </ListCard>
    </>
  )
}
