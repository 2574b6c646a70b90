import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface MoreSectionProps {
  readonly id: string
  readonly title: ReactNode
  /** Whether it is not folded: what was sent was refused. */
  readonly isOpen: boolean
  /** The name of its form. */
  readonly form: string
  readonly button?: string
  readonly children: ReactNode
}

/** A folded section of the page of more about a piece, with its form. */
export function MoreSection({ id, title, isOpen, form, button, children }: MoreSectionProps) {
  return (
    <section id={id} className="panel scroll-mt-4 px-5 py-2">
      <Disclosure
        title={
          <>
            <h2 className="flex-1 text-xl">{title}</h2>
            <Icon name="down" className="size-6 shrink-0 group-open:rotate-180" />
          </>
        }
        isOpen={isOpen}
        className="group"
      >
        <Form method="post" className="space-y-5 pt-2 pb-4 [&_label]:text-lg">
          <input type="hidden" name="do" value={form} />
          {children}
          <Button type="submit" className="w-full py-3 text-lg">
            {button ?? studioPieceMessages.save}
          </Button>
        </Form>
      </Disclosure>
    </section>
  )
}
