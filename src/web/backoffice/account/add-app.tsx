import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { QrDrawing } from '../../ui/qr/qr-drawing.ts'
import { QrPicture } from '../../ui/qr/qr-picture.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

interface AddAppProps {
  /** Opens the app when it is on this same device. */
  readonly url: string
  readonly typedKey: string
  readonly drawing: QrDrawing
}

/** Three ways to bring the key into an app, and a code that shows it has arrived. */
export function AddApp({ url, typedKey, drawing }: AddAppProps) {
  const { secondFactor: words } = useOfficeMessages()
  return (
    <>
      <div className="mx-auto max-w-56">
        <QrPicture drawing={drawing} label={words.qrLabel} />
      </div>
      <p className="text-sm">
        <a href={url} className="inline-grid min-h-11 place-items-center font-semibold text-door underline">
          {words.sameDevice}
        </a>
        <br />
        {words.byHand} <span className="whitespace-pre-wrap font-semibold tracking-wide">{typedKey}</span>
      </p>
      <Form method="post" className="space-y-5">
        <TextField
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
        <Button type="submit" className="w-full">
          {words.add}
        </Button>
      </Form>
    </>
  )
}
