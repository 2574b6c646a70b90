import { Form, Link } from 'react-router'
import { orderDataMessages as texts } from '#page-messages/order-data.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { OrderDisclosure } from './order-disclosure.tsx'

/** What the customer can do about the data of the order. */
export default function OrderData({ fileUrl }: { fileUrl: string }) {
  return (
    <OrderDisclosure heading={texts.heading}>
      <div className="space-y-4 pb-5">
        <p>{texts.text}</p>
        <Link reloadDocument to={fileUrl} download className={buttonClass('outline')}>
          {texts.download}
        </Link>
        <p>{texts.linkText}</p>
        <Form method="post">
          <SubmitButton name="do" value="send-data-link" variant="outline">
            {texts.sendLink}
          </SubmitButton>
        </Form>
        <div className="border-ink/15 border-t pt-6">
          <AskFirst label={texts.erase}>
            <p>{texts.eraseText}</p>
            <Form method="post">
              <SubmitButton name="do" value="erase-data">
                {texts.eraseSure}
              </SubmitButton>
            </Form>
          </AskFirst>
        </div>
      </div>
    </OrderDisclosure>
  )
}
