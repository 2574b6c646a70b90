import { Form, useNavigation } from 'react-router'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { ListRows } from '#web/backoffice/layout/list-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { NoImplicitSubmit } from '#web/backoffice/orders/no-implicit-submit.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { handoverFilePath, handoverPrintPath } from '#web/paths/backoffice-courier-paths.ts'
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { AddParcel } from './add-parcel.tsx'
import type { DisplayedHandover } from './displayed-handover.ts'
import { ParcelSummary } from './parcel-summary.tsx'

const parcelsFormId = 'parcels'

/** A hand-over that is being put together: print, pack, hand over; add and take out parcels. */
export function OpenHandover({ handover }: { handover: DisplayedHandover }) {
  const { id, couriers, courier, back } = handover
  // Those that go no more are shown to be taken out.
  const parcels = [...handover.parcels, ...handover.left]
  const toPack = parcels.filter(({ status }) => status === 'confirmed').length
  const toHandOver = parcels.filter(({ status }) => status === 'confirmed' || status === 'packed').length
  return (
    <>
      <div className="space-y-4">
        <div className="grid gap-2 sm:grid-cols-3">
          <ButtonLink to={handoverPrintPath(id, { what: 'all', back })} variant="secondary" className="flex-col gap-0!">
            {handoversMessages.print}
            <span className="font-normal text-sm">{handoversMessages.printText}</span>
          </ButtonLink>
          <ButtonLink to={handoverPrintPath(id, { what: 'labels', back })} variant="outline">
            {handoversMessages.printLabels}
          </ButtonLink>
          <a href={handoverFilePath(id)} className={buttonClass('outline')}>
            {handoversMessages.file}
          </a>
        </div>
        <AddParcel handoverId={id} />
        <Form method="post" id={parcelsFormId}>
          <NoImplicitSubmit />
          {parcels.length === 0 ? (
            <p className="panel px-6 py-8 text-center text-ink-soft">{handoversMessages.empty}</p>
          ) : (
            <ListRows rows={parcels}>
              {(parcel) => (
                <div className="p-3">
                  <div className="flex items-center gap-2">
                    <ParcelSummary parcel={parcel} />
                    <SubmitButton
                      name="do"
                      value={`take-out ${parcel.id}`}
                      variant="quiet"
                      aria-label={handoversMessages.takeOut(parcel.number)}
                      className="min-w-11"
                    >
                      <span aria-hidden="true">✕</span>
                    </SubmitButton>
                  </div>
                  {parcel.owesPayment && (
                    <Checkbox name="agreed" value={parcel.id} className="text-clay-deep text-sm">
                      <OrderNumbers in={handoversMessages.agree(parcel.number)} />
                    </Checkbox>
                  )}
                </div>
              )}
            </ListRows>
          )}
        </Form>
        {toHandOver > 0 && <HandOverBar {...{ toPack, toHandOver }} />}
      </div>
      {couriers.some((other) => other.id !== courier.id) && (
        <Panel title={handoversMessages.giveTo}>
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <SelectField
              label={handoversMessages.courier}
              name="courier"
              defaultValue={String(courier.id)}
              key={courier.id}
              className="min-w-40 flex-1"
              choices={couriers.map(({ id, name }) => ({ value: String(id), name }))}
            />
            <SubmitButton name="do" value="courier" variant="outline">
              {handoversMessages.change}
            </SubmitButton>
          </Form>
        </Panel>
      )}
      <Panel title={handoversMessages.discard}>
        <Form method="post">
          <p className="mb-3 text-ink-soft text-sm">{handoversMessages.discardText}</p>
          <SubmitButton name="do" value="discard" variant="outline">
            {handoversMessages.discard}
          </SubmitButton>
        </Form>
      </Panel>
    </>
  )
}

/** Outside the form, whose beginning may be at the lower edge of the screen: within it the bar could not go above. */
function HandOverBar({ toPack, toHandOver }: { toPack: number; toHandOver: number }) {
  const isSending = useNavigation().state !== 'idle'
  const button = {
    type: 'submit',
    name: 'do',
    form: parcelsFormId,
    disabled: isSending,
    className: 'flex-auto',
  } as const
  return (
    <div className="panel sticky bottom-15 z-10 space-y-1 p-3 shadow-float lg:bottom-3">
      <Checkbox name="tell" form={parcelsFormId} defaultChecked>
        {handoversMessages.tell}
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        {toPack > 0 && (
          <Button {...button} value="pack" variant="outline">
            {handoversMessages.pack(toPack)}
          </Button>
        )}
        <Button {...button} value="hand-over">
          {toPack > 0 ? handoversMessages.packAndHandOver(toHandOver) : handoversMessages.handOver(toHandOver)}
        </Button>
      </div>
    </div>
  )
}
