import { formMessages as forms } from '#page-messages/forms.ts'
import { useRootData } from '#web/root-data.ts'
import { documentArrivedAt } from '#web/storefront/browser/server-time.ts'
import { useIsHydratedDeferred } from '#web/storefront/browser/use-is-hydrated-deferred.ts'
import { honeypotFieldNames } from './honeypot-field-names.ts'

/**
 * The honeypot, which is hidden from people, and the time at which the page was shown; see bot-check.ts. Without script
 * it is the earlier time at which the page was rendered, which only makes the check more lenient. A form that is shown
 * again has the time at which it was first shown. Browsers fill in what people have typed elsewhere, but no read-only
 * field.
 */
export function HoneypotFields({ shownAt }: { readonly shownAt?: string | undefined }) {
  const madeAt = useRootData()?.madeAt
  const arrivedAt = useIsHydratedDeferred() ? documentArrivedAt() : madeAt
  return (
    <>
      <input type="hidden" name={honeypotFieldNames.shownAt} value={shownAt ?? arrivedAt ?? ''} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {forms.honeypotLabel}
          <input name={honeypotFieldNames.honeypot} tabIndex={-1} readOnly />
        </label>
      </div>
    </>
  )
}
