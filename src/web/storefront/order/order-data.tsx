import { Form, Link, useNavigation } from 'react-router'
import { orderDataMessages as texts } from '#page-messages/order-data.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { OrderDisclosure } from './order-disclosure.tsx'

/** What the customer can do about the data of the order. */
export default function OrderData({ fileUrl }: { fileUrl: string }) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <OrderDisclosure heading={texts.heading}>
      <div className="space-y-4 pb-5">
        <p>{texts.text}</p>
        <Link reloadDocument to={fileUrl} download className={buttonClass('outline')}>
          {texts.download}
        </Link>
        <p>{texts.linkText}</p>
        <Form method="post">
          <Button type="submit" name="do" value="send-data-link" variant="outline" disabled={isSending}>
            {texts.sendLink}
          </Button>
        </Form>
        <div className="border-ink/15 border-t pt-6">
          <AskFirst label={texts.erase}>
            <p>{texts.eraseText}</p>
            <Form method="post">
              <Button type="submit" name="do" value="erase-data" disabled={isSending}>
                {texts.eraseSure}
              </Button>
            </Form>
          </AskFirst>
        </div>
      </div>
    </OrderDisclosure>
  )
}
