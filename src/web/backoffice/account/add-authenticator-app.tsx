import { Form } from 'react-router'
import { secondFactorMessages } from '#page-messages/backoffice/second-factor.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { QrCode } from '#web/ui/qr-code/encode-qr-code.ts'
import { QrCodeSvg } from '#web/ui/qr-code/qr-code-svg.tsx'

interface AddAuthenticatorAppProps {
  /** Opens an app on the same device. */
  readonly url: string
  readonly typedKey: string
  readonly qrCode: QrCode
}

/** Three ways to add the key to an app, and the form that confirms it with a code. */
export function AddAuthenticatorApp({ url, typedKey, qrCode }: AddAuthenticatorAppProps) {
  return (
    <>
      <div className="mx-auto max-w-56">
        <QrCodeSvg code={qrCode} label={secondFactorMessages.qrLabel} />
      </div>
      <p className="text-sm">
        <a href={url} className="text-link font-semibold">
          {secondFactorMessages.sameDevice}
        </a>
        <br />
        {secondFactorMessages.byHand}{' '}
        <bdi dir="ltr" className="whitespace-pre-wrap font-semibold tracking-wide">
          {typedKey}
        </bdi>
      </p>
      <Form method="post" className="space-y-5">
        <TextField
          label={secondFactorMessages.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
        <Button type="submit" className="w-full">
          {secondFactorMessages.add}
        </Button>
      </Form>
    </>
  )
}
