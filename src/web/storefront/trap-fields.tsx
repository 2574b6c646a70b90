import { useRouteLoaderData } from 'react-router'
import { formMessages } from '#messages/forms.ts'
import type { loader } from '../root.tsx'
import { documentArrivedAt } from '../server-time.ts'
import { useMessages } from '../text/messages.ts'
import { useHasComeAlive } from './has-come-alive.ts'
import { trapNames } from './trap-names.ts'

/**
 * A field no person sees, and when the page came: see program-trap.ts. Without script it is when the page was made, which
 * is earlier, in the visitor's favour.
 */
export function TrapFields() {
  const forms = useMessages(formMessages)
  const madeAt = useRouteLoaderData<typeof loader>('root')?.madeAt
  const shownAt = useHasComeAlive() ? documentArrivedAt() : madeAt
  return (
    <>
      <input type="hidden" name={trapNames.shownAt} value={shownAt ?? ''} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {forms.leaveEmpty}
          <input name={trapNames.empty} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
