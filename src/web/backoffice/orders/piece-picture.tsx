import { thumbnailUrl } from '#domain/catalog/picture.ts'

interface PiecePictureProps {
  readonly fileName: string
  /** Printers do not wait for pictures that are still to be scrolled to. */
  readonly isPrinted?: boolean
  readonly className?: string
}

/** The picture of a piece, beside its name, which says what it is. */
export function PiecePicture({ fileName, isPrinted = false, className = 'w-14' }: PiecePictureProps) {
  if (!fileName) return <span className={`aspect-4/5 shrink-0 rounded-lg bg-sand ${className}`} />
  return (
    <img
      src={thumbnailUrl(fileName)}
      alt=""
      width={80}
      height={100}
      loading={isPrinted ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-4/5 shrink-0 rounded-lg bg-sand object-cover ${className}`}
    />
  )
}
