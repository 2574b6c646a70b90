import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { isUnconfirmed, mayCorrectDelivery, type OrderStatus } from '#domain/order-status.ts'
import { formatPhone } from '#domain/phone.ts'
import { orderRequestMessages as texts } from '#page-messages/order-requests.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { OrderDisclosure } from './order-disclosure.tsx'
import type { OrderRequestAction, OrderRequestResult } from './order-request-action.ts'
import { maxAddress, maxCity, maxComeAgainNote, maxOrderMessage } from './order-request-limits.ts'

interface Choice {
  readonly value: string
  readonly name: string
}

interface OrderRequestsProps {
  readonly status: OrderStatus
  readonly callTimes: readonly Choice[]
  readonly comeAgainDays: readonly Choice[]
  /** What became of the last form, with what was typed. */
  readonly result: OrderRequestResult | undefined
}

/** What the customer can ask for in the current state of the order, and what is too late for this page. */
export default function OrderRequests({ status, callTimes, comeAgainDays, result }: OrderRequestsProps) {
  const phone = formatPhone(useShopProfile().phone)
  return (
    <>
      {isUnconfirmed(status) && (
        <RequestForm of="call-time" result={result}>
          <p>{texts['call-time'].text}</p>
          <SelectField label={texts['call-time'].time} name="time" choices={callTimes} className="max-w-xs" />
        </RequestForm>
      )}
      {status === 'shipped' && (
        <RequestForm of="come-again" result={result}>
          <p>{texts['come-again'].text}</p>
          <SelectField label={texts['come-again'].day} name="day" choices={comeAgainDays} className="max-w-xs" />
          <TextField
            label={texts['come-again'].note}
            name="note"
            maxLength={maxComeAgainNote}
            defaultValue={result && 'note' in result ? result.note : undefined}
          />
        </RequestForm>
      )}
      {mayCorrectDelivery(status) && <CorrectionForm result={result} />}
      <RequestForm of="write" result={result}>
        <p>{texts.write.text}</p>
        <TextArea
          label={texts.write.message}
          name="message"
          rows={4}
          maxLength={maxOrderMessage}
          required
          defaultValue={result && 'message' in result ? result.message : undefined}
          error={result && 'messageError' in result ? texts.errors[result.messageError] : undefined}
        />
      </RequestForm>
      {(status === 'packed' || status === 'shipped') && (
        <p className="text-ink-soft text-sm print:hidden">{texts.noLonger[status](phone)}</p>
      )}
    </>
  )
}

function CorrectionForm({ result }: { result: OrderRequestResult | undefined }) {
  const typed = result && 'typed' in result ? result.typed : undefined
  const errors = result && 'errors' in result ? result.errors : {}
  const errorOf = (field: keyof typeof errors) => {
    const error = errors[field]
    return error && texts.errors[error]
  }
  const { phone, address, city, text, keep } = texts.correct
  return (
    <RequestForm of="correct" result={result}>
      <p>{text}</p>
      <p className="text-ink-soft text-sm">{keep}</p>
      <TextField
        label={phone}
        name="phone"
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        className="rtl:[&_input]:text-end"
        defaultValue={typed?.phone}
        error={errorOf('phone')}
      />
      <TextField
        label={address}
        name="address"
        autoComplete="address-line1"
        maxLength={maxAddress}
        defaultValue={typed?.address}
        error={errorOf('address')}
      />
      <TextField
        label={city}
        name="city"
        autoComplete="address-level2"
        maxLength={maxCity}
        defaultValue={typed?.city}
        error={errorOf('city')}
      />
    </RequestForm>
  )
}

interface RequestFormProps {
  readonly of: OrderRequestAction
  readonly result: OrderRequestResult | undefined
  readonly children: ReactNode
}

const refusals: readonly string[] = ['invalid', 'not-offered', 'rate-limited', 'unreachable']

/** One form, open while it was refused. */
function RequestForm({ of, result, children }: RequestFormProps) {
  const isRefused = result?.of === of && refusals.includes(result.outcome)
  return (
    <OrderDisclosure heading={texts[of].heading} isOpen={isRefused}>
      <Form method="post" noValidate className="space-y-4 pb-5">
        {children}
        <SubmitButton name="do" value={of} variant="secondary">
          {texts[of].send}
        </SubmitButton>
      </Form>
    </OrderDisclosure>
  )
}
