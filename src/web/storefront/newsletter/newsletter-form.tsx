import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { formMessages as forms } from '#page-messages/forms.ts'
import { newsletterFormMessages as messages } from '#page-messages/newsletter-form.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import type { RateLimitedResult } from '#web/http/catch-rate-limited.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { newsletterPath } from '#web/paths/storefront-paths.ts'
import { HoneypotFields } from '#web/storefront/forms/honeypot-fields.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { usePopUp } from '#web/ui/pop-up.tsx'

const fieldErrorMessages = { invalid: 'email', unreachable: 'unreachable', 'rate-limited': 'rateLimited' } as const

interface NewsletterFormProps {
  readonly tone?: 'light' | 'dark'
  /** What was typed into a form that was refused without script. */
  readonly typed?: string | undefined
}

/**
 * The subscription form, on a light background or in the dark footer. Without JavaScript it posts to the newsletter
 * page.
 */
export function NewsletterForm({ tone = 'light', typed }: NewsletterFormProps) {
  const fetcher = useFetcher<NewsletterResult>()
  const showPopUp = usePopUp()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const result = fetcher.data

  useEffect(() => {
    if (!result) return
    // The button that was pressed had the focus, and was disabled meanwhile.
    if (result.outcome !== 'subscribed') return field.current?.focus()
    showPopUp(popUps.newsletter)
    form.current?.reset()
  }, [result, showPopUp])

  const error = result && result.outcome !== 'subscribed' ? forms[fieldErrorMessages[result.outcome]] : undefined
  return (
    <fetcher.Form ref={form} method="post" action={newsletterPath()}>
      <HoneypotFields />
      <label htmlFor={id} className="sr-only">
        {messages.email}
      </label>
      <div className="flex gap-2 rounded-full border border-ink/20 bg-white p-1 focus-within:border-door">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={messages.placeholder}
          defaultValue={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-h-11 min-w-0 flex-1 rounded-full bg-transparent px-4 text-ink placeholder:text-ink-soft"
        />
        <button
          type="submit"
          disabled={fetcher.state !== 'idle'}
          className="min-h-11 rounded-full bg-door px-5 font-semibold text-white transition-colors hover:bg-door-deep"
        >
          {messages.send}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={`mt-2 text-sm ${tone === 'dark' ? 'text-sand' : 'text-clay'}`}>
          {error}
        </p>
      )}
      <LiveRegion className={`text-sm not-empty:mt-2 ${tone === 'dark' ? 'text-sand' : 'text-olive'}`}>
        {result?.outcome === 'subscribed' && messages.confirmationSent}
      </LiveRegion>
    </fetcher.Form>
  )
}

/** The result of the subscription form. */
export type NewsletterResult =
  | { readonly outcome: 'subscribed' }
  | { readonly outcome: 'invalid'; readonly typed: string }
  | (RateLimitedResult & { readonly typed: string })
  | Unreachable
