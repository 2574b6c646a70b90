import { useState } from 'react'
import { teamMessages } from '#page-messages/backoffice/team.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The link for an invited colleague. It is shown once: only its hash is stored. */
export function InvitationLink({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Notice tone="success">
      <label className="block">
        {teamMessages.link}
        <input
          readOnly
          value={url}
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
          className="mt-2 min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 text-base text-ink"
        />
      </label>
      <Button variant="quiet" onClick={() => void navigator.clipboard?.writeText(url).then(() => setIsCopied(true))}>
        {isCopied ? teamMessages.copied : teamMessages.copy}
      </Button>
    </Notice>
  )
}
