import type { OrderStatus } from '#domain/orders/order-status.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { TellChoice } from './tell-choice.tsx'

/** What can be done with the orders that are ticked. Stands in the form of the list, and comes into sight with the first tick. */
export function BulkBar({ nextSteps, isSending }: { nextSteps: readonly OrderStatus[]; isSending: boolean }) {
  const { list, steps } = useOfficeMessages().orders
  return (
    <fieldset className="bottom-15 z-10 mt-3 rounded-2xl bg-white p-3 shadow-float ring-1 ring-sand-deep group-has-[[name=id]:checked]:sticky lg:bottom-3">
      <legend className="sr-only">{list.withSelected}</legend>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm noscript:hidden">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-door"
            onChange={({ target }) => {
              const boxes = target.form?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? []
              for (const box of boxes) box.checked = target.checked
            }}
          />
          {list.selectAll}
        </label>
        <div className="ms-auto flex gap-2">
          <PrintButton what="slips" name={list.slips} />
          <PrintButton what="labels" name={list.labels} />
        </div>
      </div>
      {nextSteps.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-11 items-center font-semibold">{list.withSelected}</summary>
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label={list.step}
              name="to"
              choices={nextSteps.map((status) => ({ value: status, name: steps[status] }))}
              className="min-w-40 flex-1"
            />
            <Button type="submit" disabled={isSending}>
              {list.take}
            </Button>
          </div>
          <TellChoice canTell />
        </details>
      )}
    </fieldset>
  )
}

function PrintButton({ what, name }: { what: 'slips' | 'labels'; name: string }) {
  return (
    <Button
      type="submit"
      variant="outline"
      name="what"
      value={what}
      formMethod="get"
      formAction="/admin/orders/print"
      className="px-4 text-sm"
    >
      {name}
    </Button>
  )
}
