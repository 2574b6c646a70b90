import { studioMessages } from '#page-messages/studio.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'

interface PhotoStatusProps {
  /** The picture that the photo has become; empty until it is sent. */
  readonly picture: string
  /** Of the photo. */
  readonly className: string
}

/** The photo of a form once it is sent, and what `photoScript` says of it. */
export function PhotoStatus({ picture, className }: PhotoStatusProps) {
  const { newPiece: messages } = studioMessages
  return (
    <>
      <img
        data-preview
        src={picture ? thumbnailPath(picture, 640) : undefined}
        hidden={picture === ''}
        alt={messages.yourPhoto}
        className={className}
      />
      <p
        role="status"
        data-status
        data-sending={messages.sending}
        data-sent={messages.sent}
        data-unsent={messages.unsent}
        className="text-ink-soft text-lg empty:hidden"
      />
    </>
  )
}
