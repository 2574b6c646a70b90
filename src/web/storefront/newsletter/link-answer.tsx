import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { PageHead } from '../page-head.tsx'

interface LinkAnswerProps {
  readonly title: string
  readonly heading: string
  readonly text: string
  /** What following the link does. It takes a click: mail scanners open every link, but press no button. */
  readonly button?: string | undefined
  readonly children?: ReactNode
}

/** Where a link in a newsletter letter leads. */
export function LinkAnswer({ title, heading, text, button, children }: LinkAnswerProps) {
  return (
    <section className="page max-w-xl py-14 text-center sm:py-24">
      <PageHead title={title} description={text} isPrivate />
      <ZelligeBand className="mx-auto mb-8 h-4 max-w-48 text-door/45" />
      <div role="status">
        <h1 className="text-4xl">{heading}</h1>
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
