import { thumbnailPath } from '#web/paths/picture-paths.ts'

interface LinePictureProps {
  readonly fileName: string
  /** Loads eagerly: printing does not wait for lazy pictures. */
  readonly isPrinted?: boolean
  readonly className?: string
}

/** A decorative picture of a product, beside its name. */
export function LinePicture({ fileName, isPrinted = false, className = 'w-14' }: LinePictureProps) {
  if (!fileName) return <span className={`aspect-4/5 shrink-0 rounded-lg bg-sand ${className}`} />
  return (
    <img
      src={thumbnailPath(fileName)}
      alt=""
      width={80}
      height={100}
      loading={isPrinted ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-4/5 shrink-0 rounded-lg bg-sand object-cover ${className}`}
    />
  )
}
