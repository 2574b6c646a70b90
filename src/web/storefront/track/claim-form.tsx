import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { trackMessages as texts } from '#page-messages/track.ts'
import { useFocusOnError } from '#web/forms/use-focus-on-error.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { trackPath } from '#web/paths/storefront-paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ResultNotice } from './result-notice.tsx'
import { trackErrors } from './track-errors.ts'
import { maxTypedLength, sendLinkAction, trackFields } from './track-fields.ts'
import type { ShownTrackResult, TypedClaim } from './track-result.ts'

/** Shows no order. */
const exampleNumber = 'H-7K3M-92QX'

/** The form with the number and the phone of an order, and the result of the last try. Works without script. */
export function ClaimForm({ result }: { result: ShownTrackResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state !== 'idle'
  useFocusOnError(form, result)
  const typed = result && 'typed' in result ? result.typed : undefined
  const errorOf = (field: keyof TypedClaim) => {
    const error = result?.outcome === 'invalid' ? result.fieldErrors[field] : undefined
    return error && trackErrors[error]
  }
  return (
    <Form ref={form} method="post" action={trackPath()} className="card mt-8 grid gap-5 p-6">
      <ResultNotice result={result} />
      <TextField
        label={texts.number}
        name={trackFields.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={maxTypedLength}
        defaultValue={typed?.number}
        hint={<OrderNumbers in={texts.numberHint(exampleNumber)} />}
        error={errorOf('number')}
      />
      <TextField
        label={texts.phone}
        name={trackFields.phone}
        type="tel"
        autoComplete="tel"
        required
        maxLength={maxTypedLength}
        defaultValue={typed?.phone}
        error={errorOf('phone')}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" disabled={isSending}>
          {texts.show}
        </Button>
        <Button type="submit" name={trackFields.action} value={sendLinkAction} variant="outline" disabled={isSending}>
          {texts.sendLink}
        </Button>
      </div>
    </Form>
  )
}
