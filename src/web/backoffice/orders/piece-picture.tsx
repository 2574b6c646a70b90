import { thumbnailUrl } from '#domain/catalog/picture.ts'

/** The picture of a piece, beside its name, which says what it is. */
export function PiecePicture({ fileName, className = 'w-14' }: { fileName: string; className?: string }) {
  if (!fileName) return <span className={`aspect-4/5 shrink-0 rounded-lg bg-sand ${className}`} />
  return (
    <img
      src={thumbnailUrl(fileName)}
      alt=""
      width={80}
      height={100}
      loading="lazy"
      decoding="async"
      className={`aspect-4/5 shrink-0 rounded-lg bg-sand object-cover ${className}`}
    />
  )
}
