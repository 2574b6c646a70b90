import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { TextField } from '#web/ui/field.tsx'

/** A file field for browsers without JavaScript. It must be the last field of its form: see `read-picture-form.ts`. */
export function NoScriptPictureField({ refused }: { refused: PictureRefusal | undefined }) {
  return (
    <noscript className="block">
      <TextField
        label={picturesMessages.noScriptLabel}
        hint={picturesMessages.noScriptHint}
        name="photo"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        error={refused && picturesMessages.problems[refused]}
      />
    </noscript>
  )
}
