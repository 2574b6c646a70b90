import { Form } from 'react-router'
import { courierApiKinds } from '#domain/courier-api-kind.ts'
import { maxApiTokenLength, maxApiUrlLength } from '#domain/couriers/api/api-limits.ts'
import { courierApiMessages } from '#page-messages/backoffice/courier-api.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { ApiResult, displayedApi } from './courier-api-form.ts'

interface CourierApiPanelProps {
  readonly api: Awaited<ReturnType<typeof displayedApi>>
  readonly result: ApiResult | undefined
}

/** How parcels are told to the courier's program. */
export function CourierApiPanel({ api, result }: CourierApiPanelProps) {
  const { isSetUp, baseUrl, defaultBaseUrls, version, problem } = api
  return (
    <Panel title={courierApiMessages.title}>
      <Form method="post" key={version} className="space-y-4">
        <p className="text-ink-soft text-sm">{courierApiMessages.text}</p>
        {result && <ApiNotice result={result} />}
        {problem && !result && <p className="font-semibold text-clay-deep">{courierApiMessages.problems[problem]}</p>}
        <input type="hidden" name="apiVersion" value={version} />
        <SelectField
          label={courierApiMessages.kind}
          name="api"
          defaultValue={api.api}
          choices={courierApiKinds.map((value) => ({ value, name: courierApiMessages.kinds[value] }))}
        />
        <TextField
          label={courierApiMessages.baseUrl}
          name="baseUrl"
          type="url"
          dir="ltr"
          maxLength={maxApiUrlLength}
          defaultValue={baseUrl}
          hint={
            <>
              {courierApiMessages.baseUrlHint}{' '}
              {defaultBaseUrls.map((url) => (
                <bdi key={url} className="block break-all">
                  {url}
                </bdi>
              ))}
            </>
          }
        />
        <TextField
          label={courierApiMessages.token}
          name="token"
          type="password"
          dir="ltr"
          autoComplete="off"
          maxLength={maxApiTokenLength}
          hint={`${isSetUp ? courierApiMessages.tokenSaved : courierApiMessages.tokenHint} ${courierApiMessages.tokenInAddress}`}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="do" value="api-save" variant="secondary">
            {courierApiMessages.save}
          </SubmitButton>
          {isSetUp && (
            <>
              <SubmitButton name="do" value="api-try" variant="outline">
                {courierApiMessages.try}
              </SubmitButton>
              <SubmitButton name="do" value="api-remove" variant="outline">
                {courierApiMessages.remove}
              </SubmitButton>
            </>
          )}
        </div>
      </Form>
    </Panel>
  )
}

function ApiNotice({ result }: { result: ApiResult }) {
  switch (result.outcome) {
    case 'saved':
    case 'removed':
    case 'works':
      return (
        <FocusedNotice changed={result} tone="success">
          {courierApiMessages[result.outcome]}
        </FocusedNotice>
      )
    case 'failed':
      return <FocusedNotice changed={result}>{courierApiMessages.problems[result.problem]}</FocusedNotice>
    case 'too-soon':
      return <FocusedNotice changed={result}>{courierApiMessages.tooSoon(result.seconds)}</FocusedNotice>
    case 'not-set-up':
      return <FocusedNotice changed={result}>{courierApiMessages.notSetUp}</FocusedNotice>
    default:
      return <FocusedNotice changed={result}>{courierApiMessages.refused[result.outcome]}</FocusedNotice>
  }
}
