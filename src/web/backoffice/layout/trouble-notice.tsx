import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { useTrouble } from './trouble.ts'

/** Says, wherever on the screen somebody is, why it stands as it did. */
export function TroubleNotice() {
  const { troubles } = useOfficeMessages()
  const trouble = useTrouble()
  if (!trouble) return null
  return (
    <div className="mx-auto max-w-3xl px-4 pb-2">
      <Notice tone={trouble === 'stale' ? 'info' : 'error'}>
        {troubles[trouble]}{' '}
        {trouble === 'signed-out' && (
          <a href="/admin/sign-in" target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {troubles.signIn}
          </a>
        )}
      </Notice>
    </div>
  )
}
