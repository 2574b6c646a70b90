import type { PictureRefusal } from '#domain/catalog/picture-decoder.ts'
import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** One more picture, where no script sends it ahead. Stands behind all other fields: see `read-picture-form.ts`. */
export function PlainPictureField({ refused }: { refused: PictureRefusal | undefined }) {
  const { pictures } = useOfficeMessages()
  return (
    <noscript className="block">
      <TextField
        label={pictures.plain}
        hint={pictures.plainHint}
        name="photo"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        error={refused && pictures.problems[refused]}
      />
    </noscript>
  )
}
