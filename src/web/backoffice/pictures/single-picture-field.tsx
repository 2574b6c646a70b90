import { useState } from 'react'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { FileChooser } from './file-chooser.tsx'
import { PictureThumbnail } from './picture-thumbnail.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface SinglePictureFieldProps {
  readonly label: string
  readonly name: string
  readonly picture: Picture | undefined
  readonly error?: string | undefined
}

/** A field for a single picture. An upload replaces it when the form is saved. */
export function SinglePictureField({ label, name, picture, error }: SinglePictureFieldProps) {
  const [shown, setShown] = useState(picture)
  const uploads = useUploads(setShown)
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <input type="hidden" name={name} value={shown?.fileName ?? ''} />
      <PictureThumbnail picture={shown && { ...shown, alt: '' }} className="h-32 w-full rounded-xl" />
      <UploadList {...uploads} />
      <FileChooser isSingle onFiles={uploads.add} />
      <noscript className="block text-ink-soft text-sm">{picturesMessages.needsScript}</noscript>
      {shown?.fileName !== picture?.fileName && <p className="text-ink-soft text-sm">{picturesMessages.replaced}</p>}
      {error && <p className="font-medium text-clay text-sm">{error}</p>}
    </fieldset>
  )
}
