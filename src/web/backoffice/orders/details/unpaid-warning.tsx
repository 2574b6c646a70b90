import { ordersMessages } from '#page-messages/backoffice/orders.ts'

/** Warns before the parcel of an unpaid order is handed over, which needs a tick. */
export function UnpaidWarning({ isRefused }: { isRefused: boolean }) {
  const { payment: texts } = ordersMessages
  return (
    <div
      role={isRefused ? 'alert' : undefined}
      className="mt-2 rounded-xl border border-clay/40 bg-clay/8 px-4 pt-3 pb-1 text-clay-deep"
    >
      <p className="font-semibold">{texts.warning}</p>
      {isRefused && <p>{texts.notHandedOver}</p>}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="unpaid" className="size-5 shrink-0 accent-clay" />
        {texts.agree}
      </label>
    </div>
  )
}
