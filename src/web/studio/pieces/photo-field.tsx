import { useId } from 'react'
import { studioMessages } from '#page-messages/studio.ts'
import { type ButtonVariant, buttonClass } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/icon.tsx'

/** A photo is taken, with the camera of a phone, or chosen from those that it has. */
export function PhotoField() {
  const { photos: messages } = studioMessages
  return (
    <div className="space-y-4">
      <FileField label={messages.take} variant="secondary" capture="environment" />
      <FileField label={messages.choose} variant="outline" />
    </div>
  )
}

interface FileFieldProps {
  readonly label: string
  readonly variant: ButtonVariant
  readonly capture?: 'environment'
}

const camera = 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4V8Zm8 8.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z'

function FileField({ label, variant, capture }: FileFieldProps) {
  const id = useId()
  return (
    <div className="group">
      <label
        htmlFor={id}
        className={buttonClass(
          variant,
          'w-full cursor-pointer py-4 text-xl group-focus-within:outline-3 group-focus-within:outline-door group-focus-within:outline-offset-3',
        )}
      >
        {capture && <LineDrawing path={camera} className="size-7" />}
        {label}
      </label>
      <input
        id={id}
        type="file"
        name="photo"
        accept="image/*"
        capture={capture}
        className="mt-1 block w-full text-ink-soft text-sm file:hidden"
      />
    </div>
  )
}
