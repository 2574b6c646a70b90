import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { TextField } from '#web/ui/field.tsx'

/** A file field for browsers without JavaScript. It must be the last field of its form: see `read-picture-form.ts`. */
export function NoScriptPictureField({ refused }: { refused: PictureRefusal | undefined }) {
  const { pictures } = backoffice
  return (
    <noscript className="block">
      <TextField
        label={pictures.noScriptLabel}
        hint={pictures.noScriptHint}
        name="photo"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        error={refused && pictures.problems[refused]}
      />
    </noscript>
  )
}
