import { studioMessages } from '#page-messages/studio.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { StudioFrame } from './studio-frame.tsx'

const messagesByStatus = { 403: 'notAllowed', 404: 'notFound', 413: 'tooLong', 503: 'away' } as const

/** The error page: not found, not allowed, unavailable or failed. */
export function StudioError({ status }: { status: number }) {
  const { errors } = studioMessages
  const { title, text } = errors[messagesByStatus[status as keyof typeof messagesByStatus] ?? 'failed']
  return (
    <StudioFrame title={title}>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <a href={piecesPath()} className={buttonClass('secondary', 'text-lg')}>
        {errors.toPieces}
      </a>
    </StudioFrame>
  )
}
