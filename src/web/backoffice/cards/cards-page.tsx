import { data, Form, Link, redirect } from 'react-router'
import { mayEditPaymentGateway } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { minutesToPay } from '#domain/card-payments/card-payment.ts'
import { getGateway, saveGateway } from '#domain/card-payments/gateway-settings.ts'
import { type CardPayment, listCardPayments, settleWrongPayment } from '#domain/card-payments/list-card-payments.ts'
import { tryGateway } from '#domain/card-payments/start-card-payment.ts'
import { millimes } from '#domain/money.ts'
import { cardsMessages as texts } from '#page-messages/backoffice/cards.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { EditPage } from '#web/backoffice/layout/edit-page.tsx'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readTyped, typedIn, typedOf } from '#web/forms/form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { readId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { publicUrlIn } from '#web/page-context.ts'
import { cardsPath, cashPath, courierCashPath } from '#web/paths/backoffice-cash-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { paymentNotificationPath } from '#web/paths/storefront-paths.ts'
import { formatPrice, formatShortMoment } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/cards-page'
import { gatewayForm } from './gateway-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const gateway = await getGateway(office)
  const { defaultBaseUrl } = office.paymentGateway
  const payments = await listCardPayments(office)
  return {
    mayEdit: mayEditPaymentGateway(office.actor),
    courierId: gateway?.courierId,
    problem: gateway?.problem,
    version: gateway?.version ?? 0,
    defaultBaseUrl,
    typed: typedOf(gatewayForm, {
      ...{ isOn: gateway?.isOn ?? true, walletId: gateway?.walletId ?? '', key: '' },
      baseUrl: gateway && gateway.baseUrl !== defaultBaseUrl ? gateway.baseUrl : '',
      ...{ feeBasisPoints: gateway?.feeBasisPoints ?? 0, fee: gateway?.fee ?? millimes(0) },
      paidNeedsNoCall: gateway?.paidNeedsNoCall ?? false,
    }),
    payments: payments.map((payment) => ({ ...payment, on: formatShortMoment(payment.startedAt) })),
    isJustSaved: new URL(request.url).searchParams.has('saved'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  const what = textIn(form, 'do')
  if (what === 'settle') {
    await settleWrongPayment(office, readId(textIn(form, 'payment')) ?? 0)
    return redirect(cardsPath())
  }
  requireAllowed(mayEditPaymentGateway(office.actor))
  if (what === 'try') {
    const origin = publicUrlIn(context)
    const urls = { notifyUrl: origin + paymentNotificationPath(), returnUrl: origin + cardsPath() }
    return done({ tried: await tryGateway(office, urls) })
  }
  const typed = typedIn(gatewayForm, form)
  const shown = { ...typed, key: '' }
  const reading = readTyped(gatewayForm, typed)
  if (reading.outcome === 'invalid') return data({ ...reading, typed: shown }, { status: 422 })
  const { key, baseUrl, ...draft } = reading.value
  const { outcome } = await saveGateway(office, {
    version: readId(textIn(form, 'version')) ?? 0,
    draft: { ...draft, baseUrl: baseUrl || office.paymentGateway.defaultBaseUrl },
    ...(key !== '' && { key }),
  })
  if (outcome === 'saved') return redirect(`${cardsPath()}?saved`)
  return data({ outcome, typed: shown }, { status: outcome === 'changed-meanwhile' ? 409 : 422 })
}

/** Payments by card: those at the gateway, and for owners the gateway itself. */
export default function CardsPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { mayEdit, courierId, problem, version, typed, defaultBaseUrl, payments, isJustSaved } = loaderData
  const refused = result && 'outcome' in result ? result : undefined
  const fieldErrors = refused && 'fieldErrors' in refused ? refused.fieldErrors : {}
  const shown = refused?.typed ?? typed
  const fields = fieldProps(gatewayForm, { names: texts.fields, typed: shown, fieldErrors })
  return (
    <EditPage
      title={texts.title}
      back={{ to: cashPath(), name: sectionsMessages.cash }}
      remarks={
        <>
          <p className="text-ink-soft">{texts.text(minutesToPay)}</p>
          {!mayEdit && <p className="text-ink-soft">{texts.ownersEdit}</p>}
          {problem && <p className="font-semibold text-clay-deep">{texts.problems[problem]}</p>}
        </>
      }
      isJustSaved={isJustSaved && !result}
      result={refused}
      notices={{ saved: texts.saved, invalid: texts.invalid, ...texts.refused }}
      lookAgain={{ to: cardsPath(), name: texts.lookAgain, after: ['changed-meanwhile'] }}
      version={version}
      isReadOnly={!mayEdit}
      fields={
        <Panel title={texts.gateway}>
          <div className="space-y-4">
            <TickBox name="isOn" isChecked={shown.isOn} hint={texts.isOnHint} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...fields.walletId} dir="ltr" autoComplete="off" />
              <TextField
                {...fields.key}
                type="password"
                dir="ltr"
                autoComplete="off"
                hint={version === 0 ? texts.keyHint : texts.keySaved}
              />
              <TextField {...fields.feeBasisPoints} hint={texts.feeHint} />
              <TextField {...fields.fee} />
            </div>
            <TextField
              {...fields.baseUrl}
              type="url"
              dir="ltr"
              hint={
                <>
                  {texts.baseUrlHint} <bdi className="block break-all">{defaultBaseUrl}</bdi>
                </>
              }
            />
            <TickBox name="paidNeedsNoCall" isChecked={shown.paidNeedsNoCall} hint={texts.paidNeedsNoCallHint} />
          </div>
        </Panel>
      }
      saveText={texts.save}
    >
      {mayEdit && version > 0 && <TryPanel result={result && 'tried' in result ? result.tried : undefined} />}
      <Panel title={texts.payments}>
        {courierId !== undefined && (
          <p className="mb-2">
            <Link to={courierCashPath(courierId)} className="text-link">
              {texts.owed}
            </Link>
          </p>
        )}
        {payments.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
        <ul className="divide-y divide-sand-deep">
          {payments.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} />
          ))}
        </ul>
      </Panel>
    </EditPage>
  )
}

interface TickBoxProps {
  readonly name: 'isOn' | 'paidNeedsNoCall'
  readonly isChecked: boolean
  readonly hint: string
}

function TickBox({ name, isChecked, hint }: TickBoxProps) {
  return (
    <div>
      <Checkbox name={name} defaultChecked={isChecked}>
        {texts.fields[name]}
      </Checkbox>
      <p className="text-ink-soft text-sm">{hint}</p>
    </div>
  )
}

type Tried = Extract<Route.ComponentProps['actionData'], { readonly tried: unknown }>['tried']

/** An owner pays one dinar and sees in the list below whether it is found. */
function TryPanel({ result }: { result: Tried | undefined }) {
  return (
    <Panel title={texts.try}>
      <Form method="post" className="space-y-3">
        <p className="text-ink-soft text-sm">{texts.tryText}</p>
        {result?.outcome === 'started' && (
          <FocusedNotice changed={result} tone="success">
            <a href={result.payUrl} rel="noreferrer" className="underline">
              {texts.tryOpen}
            </a>
          </FocusedNotice>
        )}
        {result?.outcome === 'failed' && (
          <FocusedNotice changed={result}>{texts.problems[result.problem]}</FocusedNotice>
        )}
        <SubmitButton name="do" value="try" variant="outline">
          {texts.tryButton}
        </SubmitButton>
      </Form>
    </Panel>
  )
}

function PaymentItem({ payment }: { payment: CardPayment & { readonly on: string } }) {
  const { id, order, amount, reference, state, reported, isUnsettled, on } = payment
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {order ? (
          <Link to={orderDetailsPath(order.id)} className="text-link font-semibold tabular-nums">
            <OrderNumbers in={order.number} />
          </Link>
        ) : (
          <span className="font-semibold">{texts.tried}</span>
        )}
        <span className="tabular-nums">{formatPrice(amount)}</span>
      </div>
      <p className="text-ink-soft text-sm">
        {on} · <b className={isUnsettled ? 'text-clay-deep' : ''}>{texts.states[state]}</b> ·{' '}
        <bdi className="break-all">{reference}</bdi>
      </p>
      {reported && <p className="text-sm">{texts.reported(reported)}</p>}
      {isUnsettled && (
        <Form method="post" className="mt-2">
          <input type="hidden" name="payment" value={id} />
          <SubmitButton name="do" value="settle" variant="outline">
            {texts.settle}
          </SubmitButton>
        </Form>
      )}
    </li>
  )
}
