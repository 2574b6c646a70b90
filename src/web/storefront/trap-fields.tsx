import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { useMessages } from '../text/messages.ts'
import { trapNames } from './trap-names.ts'

/** A field no person sees, and when the server made the page: see program-trap.ts. Works without script. */
export function TrapFields() {
  const { forms } = useMessages()
  const shownAt = useRouteLoaderData<typeof loader>('root')?.shownAt
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
