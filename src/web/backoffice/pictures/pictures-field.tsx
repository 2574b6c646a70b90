import { useState } from 'react'
import type { ProductPicture } from '#domain/catalog/product.ts'
import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { FileChooser } from './file-chooser.tsx'
import { type PictureColor, PictureRow } from './picture-row.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface PicturesFieldProps {
  readonly pictures: readonly ProductPicture[]
  readonly colors?: readonly PictureColor[]
  readonly error?: string | undefined
  /** Called after every change, also of the order. */
  readonly onChange: (pictures: readonly ProductPicture[]) => void
}

/**
 * The pictures of a product in their order, the first one for its card. Each is sent as the three fields `picture`,
 * `alt` and `pictureColor`.
 */
export function PicturesField({ pictures, colors = [], error, onChange }: PicturesFieldProps) {
  const uploads = useUploads((picture) => onChange([...pictures, picture]))
  const [dragged, setDragged] = useState<number>()

  const move = (from: number, to: number) => {
    const picture = pictures[from]
    if (!picture || to < 0 || to >= pictures.length) return
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, picture))
  }
  return (
    <div className="space-y-3">
      {pictures.length > 0 && colors.length > 1 && (
        <p className="text-ink-soft text-sm">{picturesMessages.colorsHint}</p>
      )}
      {pictures.length > 0 && (
        <ol className="space-y-2">
          {pictures.map((picture, position) => (
            <PictureRow
              key={picture.fileName}
              picture={picture}
              position={position}
              count={pictures.length}
              colors={colors}
              onColor={(colorId) => onChange(pictures.with(position, { ...picture, colorId }))}
              onAlt={(alt) => onChange(pictures.with(position, { ...picture, alt }))}
              onMove={(to) => move(position, to)}
              onRemove={() => onChange(pictures.toSpliced(position, 1))}
              onDragStart={() => setDragged(position)}
              onDragOver={() => {
                if (dragged === undefined || dragged === position) return
                move(dragged, position)
                setDragged(position)
              }}
              onDragEnd={() => setDragged(undefined)}
            />
          ))}
        </ol>
      )}
      {error && <p className="font-medium text-clay text-sm">{error}</p>}
      <UploadList {...uploads} />
      <FileChooser onFiles={uploads.add} />
      <noscript className="block text-ink-soft text-sm">{picturesMessages.noScriptNote}</noscript>
    </div>
  )
}
