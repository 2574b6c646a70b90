import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'

interface SubscriptionLinkResultProps {
  readonly title: string
  readonly heading: string
  readonly text: string
  /** What it is about, under the heading. */
  readonly subject?: ReactNode
  /** The text of the button that uses the link. A click is needed because mail scanners open every link. */
  readonly button?: string | undefined
  readonly children?: ReactNode
}

/** The page of a confirmation or unsubscribe link. */
export function SubscriptionLinkResult(props: SubscriptionLinkResultProps) {
  const { title, heading, text, subject, button, children } = props
  return (
    <section className="page max-w-xl py-14 text-center sm:py-24">
      <PageHead title={title} description={text} isUnlisted />
      <ZelligeBand className="mx-auto mb-8 h-4 max-w-48 text-door/45" />
      <div role="status">
        <h1 className="text-4xl">{heading}</h1>
        {subject && <p className="mt-4 font-semibold text-lg">{subject}</p>}
        <p className="mx-auto mt-4 max-w-md text-ink-soft text-lg">{text}</p>
      </div>
      <div className="mt-8">
        {button && (
          <Form method="post">
            <Button type="submit">{button}</Button>
          </Form>
        )}
        {children}
      </div>
    </section>
  )
}
