import { Form } from 'react-router'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { callsPath } from '#web/paths/backoffice-order-paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface TakeOverNoticeProps {
  readonly id: number
  readonly by: string
  readonly skipped: readonly number[]
}

/** Says who has claimed the order, so that no customer is called twice, with a button to take the claim over. */
export function TakeOverNotice({ id, by, skipped }: TakeOverNoticeProps) {
  const { queue: texts } = ordersMessages
  return (
    <Notice tone="info" className="mt-4">
      <p>{texts.taken(by)}</p>
      <Form method="post" className="mt-2 flex flex-col gap-2 sm:flex-row">
        <input type="hidden" name="id" value={id} />
        <ButtonLink to={callsPath({ skipped })} variant="secondary">
          {texts.nextCard}
        </ButtonLink>
        <Button type="submit" name="do" value="take-over" variant="outline">
          {texts.takeOver}
        </Button>
      </Form>
    </Notice>
  )
}
