import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { formMessages } from '#messages/forms.ts'
import { newsletterFormMessages } from '#messages/newsletter-form.ts'
import { popUpMessages } from '#messages/pop-ups.ts'
import { useMessages } from '../../text/messages.ts'
import { usePopUp } from '../../ui/pop-up.tsx'
import { TrapFields } from '../trap-fields.tsx'
import type { clientAction } from './newsletter-page.tsx'

const mistakeWords = { invalid: 'email', unreachable: 'unreachable', 'too-many': 'tooMany' } as const

/** One address and a button, on light ground or in the dark footer. Without script it posts to the newsletter page. */
export function NewsletterForm({ tone = 'light' }: { tone?: 'light' | 'dark' }) {
  const forms = useMessages(formMessages)
  const words = useMessages(newsletterFormMessages)
  const popUps = useMessages(popUpMessages)
  const fetcher = useFetcher<typeof clientAction>()
  const showPopUp = usePopUp()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const answer = fetcher.data

  useEffect(() => {
    if (answer?.outcome !== 'subscribed') return
    showPopUp(popUps.newsletter)
    form.current?.reset()
  }, [answer, showPopUp, popUps])

  const error = answer && answer.outcome !== 'subscribed' ? forms[mistakeWords[answer.outcome]] : undefined
  return (
    <fetcher.Form ref={form} method="post" action="/newsletter">
      <TrapFields />
      <label htmlFor={id} className="sr-only">
        {words.email}
      </label>
      <div className="flex gap-2 rounded-full border border-ink/20 bg-white p-1 focus-within:border-door">
        <input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={words.placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-h-11 min-w-0 flex-1 rounded-full bg-transparent px-4 text-ink placeholder:text-ink-soft"
        />
        <button
          type="submit"
          disabled={fetcher.state !== 'idle'}
          className="min-h-11 rounded-full bg-door px-5 font-semibold text-white transition-colors hover:bg-door-deep"
        >
          {words.send}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={`mt-2 text-sm ${tone === 'dark' ? 'text-sand' : 'text-clay'}`}>
          {error}
        </p>
      )}
      {answer?.outcome === 'subscribed' && (
        <p role="status" className={`mt-2 text-sm ${tone === 'dark' ? 'text-sand' : 'text-olive'}`}>
          {words.letterSent}
        </p>
      )}
    </fetcher.Form>
  )
}
