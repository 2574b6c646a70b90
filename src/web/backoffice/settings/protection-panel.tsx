import { useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { type Protection, protections } from '#domain/rate-limits/protection.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { settingsPath } from '#web/paths/backoffice-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioField } from './radio-field.tsx'
import { RateLimitsPanel } from './rate-limits-panel.tsx'
import { ReviewLimitsPanel } from './review-limits-panel.tsx'
import { SettingDisclosure } from './setting-disclosure.tsx'
import type { SettingState } from './setting-result.ts'

interface ProtectionPanelProps {
  /** Undefined where owners have set limits one by one. */
  readonly protection: Protection | undefined
  readonly limits: SettingState
  readonly reviewLimits: SettingState
}

type Result = { readonly outcome: 'chosen'; readonly protection: Protection } | Unreachable

/** All limits of visitors as one choice, with each limit folded below it. */
export function ProtectionPanel({ protection, limits, reviewLimits }: ProtectionPanelProps) {
  const fetcher = useFetcher<Result>()
  const toPage = useActionData<Result>()
  const result = fetcher.data ?? (toPage?.outcome === 'chosen' ? toPage : undefined)
  const isIdle = fetcher.state === 'idle'
  // What is typed into single limits is replaced by the choice, once the page has the new ones.
  const [followed, follow] = useState({ result, times: 0 })
  if (isIdle && result !== followed.result) follow({ result, times: followed.times + 1 })
  const { label, choices, own } = settingsMessages.protection
  const folded = [limits, reviewLimits]
  return (
    <SettingDisclosure
      part="protection"
      isOpen={result !== undefined || folded.some(({ unreadable }) => unreadable.length > 0)}
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
        <Button type="submit" variant="secondary" disabled={!isIdle}>
          {isIdle ? settingsMessages.save : settingsMessages.saving}
        </Button>
      </fetcher.Form>
      <div key={followed.times} className="mt-6 space-y-2">
        <RateLimitsPanel state={limits} />
        <ReviewLimitsPanel state={reviewLimits} />
      </div>
    </SettingDisclosure>
  )
}
