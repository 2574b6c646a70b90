import { randomUUID } from 'node:crypto'
import { data, Form, redirect } from 'react-router'
import { getCourier } from '#domain/couriers/list-couriers.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { listRemittances } from '#domain/remittances/get-remittance.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import type { RemittedOrder } from '#domain/remittances/remittance.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { parseId } from '#web/http/parse-id.ts'
import { cashPath, remittancePath } from '#web/paths/backoffice-cash-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/courier-cash-page'
import { type PastedLine, pastedForm, readPastedLines, remittanceForm } from './cash-form.ts'
import { RemittanceForm } from './remittance-form.tsx'
import { RemittanceList } from './remittance-list.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { id, name } = await getCourier(office, parseId(params.id))
  const [owed, remittances] = await Promise.all([listOwedOrders(office, id), listRemittances(office, id)])
  return {
    name,
    key: randomUUID(),
    owed: owed.map((order) => ({ ...order, on: formatShortMoment(order.since) })),
    remittances: remittances.map((remittance) => ({ ...remittance, on: formatShortMoment(remittance.at) })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const courierId = parseId(params.id)
  const form = await readForm(request)
  if (textIn(form, 'do') === 'match') {
    const lines = readPastedLines(readFields(pastedForm, form).pasted)
    const owed = new Map((await listOwedOrders(office, courierId)).map((order) => [order.number, order]))
    const found = lines.filter(({ number }) => owed.has(number))
    return {
      outcome: 'matched',
      ticked: found.flatMap(({ number }) => owed.get(number)?.id ?? []),
      differences: found.flatMap((line) => differenceOf(owed.get(line.number), line)),
      unmatched: lines.filter(({ number }) => !owed.has(number)).map(({ line }) => line.slice(0, 80)),
    } as const
  }
  const { key, amount, isAmbiguous, orders, reference, reason, typed } = readFields(remittanceForm, form)
  const returned = { ...typed, differences: [...typed.differences].map(([id, text]) => ({ id: Number(id), text })) }
  if (!key) return data({ outcome: 'unreadable' } as const, { status: 400 })
  const refused = (error: 'no-orders' | 'no-amount' | 'two-readings') =>
    data({ outcome: 'refused', error, typed: returned } as const, { status: 422 })
  const chosen = orders.filter((order): order is RemittedOrder => order !== undefined)
  if (orders.length === 0 || orders.length > 1000) return refused('no-orders')
  if (amount === undefined || chosen.length < orders.length) return refused('no-amount')
  if (isAmbiguous) return refused('two-readings')
  const remittance = { submissionKey: key, courierId, received: amount, reference, reason, orders: chosen }
  const result = await recordRemittance(office, remittance)
  if (result.outcome === 'recorded') return redirect(remittancePath(result.id))
  if (result.outcome === 'reason-needed') return data({ ...result, typed: returned }, { status: 422 })
  return data({ outcome: result.outcome, typed: returned } as const, { status: 409 })
}

/** What came for an order more or less than the courier says it collected. */
function differenceOf(
  order: { readonly id: number; readonly collected: Millimes } | undefined,
  { amount, otherAmount }: Pick<PastedLine, 'amount' | 'otherAmount'>,
): readonly { readonly id: number; readonly text: string }[] {
  if (!order || amount === undefined || amount === order.collected || otherAmount === order.collected) return []
  const difference = millimes(amount - order.collected)
  return [{ id: order.id, text: String(difference / 1000) }]
}

/** What a courier owes by order, the form for what it remits, and what it remitted before. */
export default function CourierCashPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, key, owed, remittances } = loaderData
  return (
    <OfficePage
      title={name}
      heading={<bdi>{name}</bdi>}
      back={{ to: cashPath(), name: sectionsMessages.cash }}
      className="max-w-4xl space-y-5"
    >
      <Panel title={cashMessages.record.title}>
        {owed.length === 0 ? (
          <p className="text-ink-soft">{cashMessages.record.none}</p>
        ) : (
          <>
            <PastePanel unmatched={actionData?.outcome === 'matched' ? actionData.unmatched : []} />
            <RemittanceForm
              key={actionData?.outcome === 'matched' ? actionData.ticked.join(' ') : 'typed'}
              submissionKey={key}
              owed={owed}
              actionResult={actionData}
            />
          </>
        )}
      </Panel>
      <Panel title={cashMessages.remittances}>
        <RemittanceList remittances={remittances} />
      </Panel>
    </OfficePage>
  )
}

/** Ticks orders by the numbers on the note of a courier. */
function PastePanel({ unmatched }: { unmatched: readonly string[] }) {
  const { record } = cashMessages
  return (
    <Disclosure title={record.paste} isOpen={unmatched.length > 0}>
      {unmatched.length > 0 && <Notice tone="error">{record.unmatched(unmatched)}</Notice>}
      <Form method="post" preventScrollReset className="mb-4 space-y-3">
        <input type="hidden" name="do" value="match" />
        <TextArea label={record.paste} hint={record.pasteHint} name="pasted" rows={4} dir="ltr" required />
        <Button type="submit" variant="outline">
          {record.match}
        </Button>
      </Form>
    </Disclosure>
  )
}
