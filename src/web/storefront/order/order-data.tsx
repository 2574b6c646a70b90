import { Form, Link, useNavigation } from 'react-router'
import { orderMessages } from '#page-messages/order.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { OrderDisclosure } from './order-disclosure.tsx'

/** What the customer can do about the data of the order. */
export function OrderData({ fileUrl }: { fileUrl: string }) {
  const { data } = orderMessages
  const isSending = useNavigation().state !== 'idle'
  return (
    <OrderDisclosure heading={data.heading}>
      <div className="space-y-4 pb-5">
        <p>{data.text}</p>
        <Link reloadDocument to={fileUrl} download className={buttonClass('outline')}>
          {data.download}
        </Link>
        <p>{data.linkText}</p>
        <Form method="post">
          <Button type="submit" name="do" value="send-data-link" variant="outline" disabled={isSending}>
            {data.sendLink}
          </Button>
        </Form>
        <p>{data.eraseText}</p>
        <Form method="post">
          <Button type="submit" name="do" value="erase-data" variant="outline" disabled={isSending}>
            {data.erase}
          </Button>
        </Form>
      </div>
    </OrderDisclosure>
  )
}
