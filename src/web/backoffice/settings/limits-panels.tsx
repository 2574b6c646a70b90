import { useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { type Protection, protections } from '#domain/rate-limits/protection.ts'
import { visitorActions } from '#domain/rate-limits/rate-limit.ts'
import { reviewLimitNames } from '#domain/rate-limits/review-limit.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { settingsPath } from '#web/paths/backoffice-paths.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { limitName, quotaFieldsOf, rateLimits, reviewLimits, sides } from './limits.ts'
import { SettingDisclosure } from './setting-disclosure.tsx'
import {
  FieldRow,
  inputProps,
  RadioField,
  SettingInput,
  SettingPanel,
  type SettingPanelProps,
  type ShownField,
} from './setting-panel.tsx'

type Result = { readonly outcome: 'chosen'; readonly protection: Protection } | Unreachable

/** All limits of visitors as one choice, with each limit folded below it. */
export function ProtectionPanel({ states, protection }: Pick<SettingPanelProps, 'states' | 'protection'>) {
  const fetcher = useFetcher<Result>()
  const toPage = useActionData<Result>()
  const result = fetcher.data ?? (toPage?.outcome === 'chosen' ? toPage : undefined)
  const isIdle = fetcher.state === 'idle'
  // What is typed into single limits is replaced by the choice, once the page has the new ones.
  const [followed, follow] = useState({ result, times: 0 })
  if (isIdle && result !== followed.result) follow({ result, times: followed.times + 1 })
  const { label, choices, own } = settingsMessages.protection
  const folded = [rateLimits, reviewLimits].map(({ key }) => states[key])
  return (
    <SettingDisclosure
      part="protection"
      isOpen={result !== undefined || folded.some((state) => state && state.unreadable.length > 0)}
    >
      <fetcher.Form method="post" action={`${settingsPath()}#protection`} className="mt-4 space-y-4">
        <input type="hidden" name="part" value="protection" />
        {protection === undefined && <p>{own}</p>}
        <RadioField
          key={`${followed.times} ${protection}`}
          label={label}
          name="protection"
          defaultValue={protection ?? ''}
          choices={protections.map((value) => ({ value, name: choices[value] }))}
        />
        {result?.outcome === 'chosen' && (
          <Notice tone="success">{settingsMessages.saved([choices[result.protection]])}</Notice>
        )}
        {result?.outcome === 'unreachable' && <Notice tone="error">{settingsMessages.unreachable}</Notice>}
        <SubmitButton variant="secondary" disabled={!isIdle}>
          {isIdle ? settingsMessages.save : settingsMessages.saving}
        </SubmitButton>
      </fetcher.Form>
      <div key={followed.times} className="mt-6 space-y-2">
        <RateLimitsPanel states={states} />
        <ReviewLimitsPanel states={states} />
      </div>
    </SettingDisclosure>
  )
}

function RateLimitsPanel({ states }: Pick<SettingPanelProps, 'states'>) {
  const { limits } = settingsMessages
  return (
    <SettingPanel form={rateLimits} states={states} disclosureGroup="limits">
      {(field) => (
        <>
          {visitorActions.map((action) => (
            <fieldset key={action}>
              <legend className="font-semibold">{limits.parts[action]}</legend>
              <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
                {sides.map((side) => (
                  <QuotaRow key={side} name={limitName(action, side)} field={field} />
                ))}
              </div>
            </fieldset>
          ))}
          <FieldRow fields={[field('unconfirmedOrders')]} />
        </>
      )}
    </SettingPanel>
  )
}

function ReviewLimitsPanel({ states }: Pick<SettingPanelProps, 'states'>) {
  return (
    <SettingPanel form={reviewLimits} states={states} disclosureGroup="limits">
      {(field) => (
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {reviewLimitNames.map((name) => (
            <QuotaRow key={name} name={name} field={field} />
          ))}
        </div>
      )}
    </SettingPanel>
  )
}

interface QuotaRowProps {
  /** The name of the quota. */
  readonly name: string
  field(name: string): ShownField
}

/**
 * Label, input and error share rows with the field beside it, so that a label of two lines does not shift its input.
 */
const alignedField = 'row-span-3 grid grid-rows-subgrid [&>label]:self-end'

/** The fields of a quota: so many, within which time. */
function QuotaRow({ name, field }: QuotaRowProps) {
  const { count, time } = quotaFieldsOf(name)
  return (
    <div className="grid grid-cols-2 gap-x-3">
      <SettingInput {...field(count)} className={alignedField} />
      <SelectField {...inputProps(field(time))} choices={field(time).choices ?? []} className={alignedField} />
    </div>
  )
}
