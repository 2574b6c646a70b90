import { Form } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { nextAddress } from './next-address.ts'

interface TakeOverProps {
  readonly id: number
  readonly by: string
  readonly skipped: readonly number[]
}

/** Says who has the card, so that nobody is phoned twice, and lets the two of them settle it otherwise. */
export function TakeOver({ id, by, skipped }: TakeOverProps) {
  const { queue: words } = useOfficeMessages().orders
  return (
    <Notice tone="info" className="mt-4">
      <p>{words.taken(by)}</p>
      <Form method="post" className="mt-2 flex flex-col gap-2 sm:flex-row">
        <input type="hidden" name="id" value={id} />
        <ButtonLink to={nextAddress(skipped)} variant="secondary">
          {words.nextCard}
        </ButtonLink>
        <Button type="submit" name="do" value="take-over" variant="outline">
          {words.takeOver}
        </Button>
      </Form>
    </Notice>
  )
}
