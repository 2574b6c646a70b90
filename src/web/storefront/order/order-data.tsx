import { Form, useNavigation } from 'react-router'
import { orderMessages } from '#messages/en/order.ts'
import { useMessages } from '../../text/messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A disclosure with what the customer can do about the data of the order; works without script. */
export function OrderData({ fileUrl }: { fileUrl: string }) {
  const { data } = useMessages(orderMessages)
  const isSending = useNavigation().state !== 'idle'
  return (
    <details className="group rounded-card bg-white px-6 shadow-card print:hidden">
      <summary className="flex items-center justify-between py-4 font-semibold [&::-webkit-details-marker]:hidden">
        {data.heading}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-4 pb-5">
        <p>{data.text}</p>
        <a href={fileUrl} download className={buttonClass('outline')}>
          {data.download}
        </a>
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
    </details>
  )
}
