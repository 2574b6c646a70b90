import { useOfficeMessages } from '../text/office-messages.ts'

/** Stands before the button that hands a parcel over whose money has not come: only a tick lets it go all the same. */
export function UnpaidWarning({ isRefused }: { isRefused: boolean }) {
  const { payment: words } = useOfficeMessages().orders
  return (
    <div
      role={isRefused ? 'alert' : undefined}
      className="mt-2 rounded-xl border border-clay/40 bg-clay/8 px-4 pt-3 pb-1 text-clay-deep"
    >
      <p className="font-semibold">{words.warning}</p>
      {isRefused && <p>{words.notHandedOver}</p>}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="unpaid" className="size-5 shrink-0 accent-clay" />
        {words.agree}
      </label>
    </div>
  )
}
