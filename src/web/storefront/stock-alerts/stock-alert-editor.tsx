import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { maxEmailAddressLength } from '#domain/email-address.ts'
import { formMessages as forms } from '#page-messages/forms.ts'
import { stockAlertFormMessages as messages } from '#page-messages/stock-alert-form.ts'
import { focusRefusal } from '#web/forms/focus-refusal.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { stockAlertPath } from '#web/paths/storefront-paths.ts'
import { HoneypotFields } from '#web/storefront/forms/honeypot-fields.tsx'
import { SubmissionErrorNotice } from '#web/storefront/forms/submission-error-notice.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { stockAlertFields } from './stock-alert-fields.ts'

interface StockAlertEditorProps {
  readonly productId: number
  /** The refusal of what was sent without script. */
  readonly posted?: RefusedAlert
  /** The field of the size. */
  readonly children: ReactNode
}

/** Asks for an address to write to when a size is back. Without script it posts to a page of its own. */
export function StockAlertEditor({ productId, posted, children }: StockAlertEditorProps) {
  const fetcher = useFetcher<StockAlertResult>()
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const answer = useRef<HTMLDivElement>(null)
  const result = fetcher.data ?? posted
  const isInvalid = result?.outcome === 'invalid'

  // The answer takes the focus: the button that had it is gone, or says nothing of what happened.
  useEffect(() => {
    if (!fetcher.data) return
    if (fetcher.data.outcome !== 'invalid') answer.current?.focus()
    else focusRefusal(form.current)
  }, [fetcher.data])

  return (
    <>
      <div ref={answer} tabIndex={-1} className="mt-3 scroll-mt-28 outline-none">
        {result?.outcome === 'asked' && <Notice tone="success">{messages.asked}</Notice>}
        {result?.outcome === 'in-stock' && <Notice tone="info">{messages.inStock}</Notice>}
        {!isSending && <SubmissionErrorNotice result={result} />}
      </div>
      {result?.outcome !== 'asked' && (
        <fetcher.Form ref={form} method="post" action={stockAlertPath()} className="mt-3 space-y-3">
          <input type="hidden" name={stockAlertFields.productId} value={productId} />
          {children}
          <TextField
            label={messages.email}
            name={stockAlertFields.email}
            type="email"
            required
            autoComplete="email"
            placeholder={messages.placeholder}
            maxLength={maxEmailAddressLength}
            defaultValue={posted?.typed}
            error={isInvalid ? forms.email : undefined}
          />
          <HoneypotFields />
          <SubmitButton variant="secondary" isSending={isSending} className="w-full sm:w-auto">
            {isSending ? forms.sending : messages.send}
          </SubmitButton>
        </fetcher.Form>
      )}
    </>
  )
}

/** What was sent, for the page that asks again without script. */
export interface RefusedAlert {
  readonly outcome: 'invalid' | 'rate-limited'
  readonly productId: number
  readonly variantId: number
  readonly typed: string
}

/** The result of the form. `productId` leads back to the piece without script. */
export type StockAlertResult =
  | { readonly outcome: 'asked' | 'in-stock'; readonly productId: number }
  | RefusedAlert
  | Unreachable
