import { type ReactNode, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { punctuationMessages } from '#page-messages/backoffice/layout.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { useFocusOnError } from '#web/forms/use-focus-on-error.ts'
import { settingsPath } from '#web/paths/backoffice-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SettingDisclosure, type SettingPart } from './setting-disclosure.tsx'
import type { AnySettingResult, SettingResult, SettingState } from './setting-result.ts'

/** The props of a field of a setting. */
export interface SettingField {
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
}

interface SettingPanelProps {
  readonly part: SettingPart
  /** Of those with the same name one is open at a time. */
  readonly group?: string
  readonly state: SettingState
  /** Returns the label of a part of the setting or of one of its fields. */
  nameOf(field: string): string
  children(field: (name: string) => SettingField): ReactNode
}

/** A folded setting with a form of its own, so that saving it does not reset the other forms. */
export function SettingPanel({ part, group, state, nameOf, children }: SettingPanelProps) {
  const fetcher = useFetcher<AnySettingResult>()
  const result = useResult(part, fetcher.data)
  // Changes only with a result of this form, not when others save meanwhile.
  const [begun, setBegun] = useState<Pick<SettingState, 'version' | 'typed'>>(state)
  if (result && 'version' in result && result !== begun) setBegun(result)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, result)
  const fieldErrors = result?.outcome === 'invalid' ? result.fieldErrors : {}
  const field = (name: string): SettingField => {
    const fieldError = fieldErrors[name]
    return { name, defaultValue: begun.typed[name] ?? '', error: fieldError && fieldErrorsMessages[fieldError] }
  }
  return (
    <SettingDisclosure {...{ part, group }} isOpen={result !== undefined || state.unreadable.length > 0}>
      <fetcher.Form ref={form} method="post" action={`${settingsPath()}#${part}`} className="mt-4 space-y-4">
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="version" value={begun.version} />
        {state.unreadable.length > 0 && (
          <Notice tone="error">{settingsMessages.unreadable(state.unreadable.map(nameOf))}</Notice>
        )}
        {result?.outcome === 'changed-meanwhile' && <Conflict {...result} nameOf={nameOf} />}
        {children(field)}
        {result && <Outcome result={result} nameOf={nameOf} />}
        <Button type="submit" variant="secondary" disabled={fetcher.state !== 'idle'}>
          {fetcher.state === 'idle' ? settingsMessages.save : settingsMessages.saving}
        </Button>
      </fetcher.Form>
    </SettingDisclosure>
  )
}

/**
 * Returns the result of the form from its fetcher, or from the page's action data when it was sent before hydration.
 */
function useResult(part: string, fetched: AnySettingResult | undefined): AnySettingResult | undefined {
  const toPage = useActionData<AnySettingResult>()
  return fetched ?? (toPage && 'part' in toPage && toPage.part === part ? toPage : undefined)
}

type Names = Pick<SettingPanelProps, 'nameOf'>

function Conflict({ theirs, by, nameOf }: Extract<SettingResult, { outcome: 'changed-meanwhile' }> & Names) {
  const { conflict, nothing } = settingsMessages
  return (
    <Notice tone="error">
      <p>{conflict.changed(by)}</p>
      <ul className="mt-2 list-disc ps-5">
        {Object.entries(theirs).map(([name, text]) => (
          <li key={name} className="break-words">
            <strong>{nameOf(name)}</strong>
            {punctuationMessages.colon}
            <bdi>{text || nothing}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2">{conflict.yours}</p>
    </Notice>
  )
}

function Outcome({ result, nameOf }: { result: AnySettingResult } & Names) {
  if (result.outcome === 'unreachable') return <Notice tone="error">{settingsMessages.unreachable}</Notice>
  if (result.outcome === 'invalid') return <Notice tone="error">{settingsMessages.invalid}</Notice>
  if (result.outcome === 'changed-meanwhile') return null
  const { changed } = result
  return (
    <Notice tone="success">
      {changed.length === 0 ? settingsMessages.asBefore : settingsMessages.saved(changed.map(nameOf))}
    </Notice>
  )
}
