import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import type { TextFacts } from '#domain/orders/texts/customer-text.ts'
import type { Protection } from '#domain/rate-limits/protection.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { punctuationMessages } from '#page-messages/backoffice/layout.ts'
import { settingNames } from '#page-messages/backoffice/setting-names.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { settingsPath } from '#web/paths/backoffice-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { SettingDisclosure } from './setting-disclosure.tsx'
import {
  partNameOf,
  type SettingField,
  type SettingForm,
  type SettingResult,
  type SettingState,
} from './setting-form.ts'

type AnySettingResult = SettingResult | Unreachable

/** What the page knows, for whatever a setting shows of it. */
export interface SettingPanelProps {
  readonly form: SettingForm
  readonly states: Readonly<Record<string, SettingState>>
  /** Undefined where owners have set limits one by one. */
  readonly protection: Protection | undefined
  /** An order for the preview of texts to customers. */
  readonly textExamples: Readonly<Record<Locale, TextFacts>>
}

/** A field with what it begins with. */
export interface ShownField extends Pick<SettingField, 'label' | 'hint' | 'isRequired' | 'input' | 'choices'> {
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
}

interface PanelProps extends Pick<SettingPanelProps, 'form' | 'states'> {
  /** Of those with the same name one is open at a time. */
  readonly disclosureGroup?: string
  /** The fields, where their rows are not enough. */
  readonly children?: (field: (name: string) => ShownField) => ReactNode
}

/** A folded setting with a form of its own, so that saving it does not reset the other forms. */
export function SettingPanel({ form: setting, states, ...props }: PanelProps) {
  const { key: part, fields } = setting
  const { disclosureGroup: group, children } = props
  const state = states[part] ?? { version: 0, typed: {}, unreadable: [] }
  const fetcher = useFetcher<AnySettingResult>()
  const result = useResult(part, fetcher.data)
  // Changes only with a result of this form, not when others save meanwhile.
  const [begun, setBegun] = useState<Pick<SettingState, 'version' | 'typed'>>(state)
  if (result && 'version' in result && result !== begun) setBegun(result)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, result)
  const fieldErrors = result?.outcome === 'invalid' ? result.fieldErrors : {}
  // Texts in languages are one part, which no field is alone.
  const nameOf = (name: string) => partNameOf(setting, name) ?? settingNames[part]
  const fieldOf = (name: string): ShownField => {
    const { label = name, hint, isRequired = false, input = {}, choices } = fields[name] ?? {}
    const fieldError = fieldErrors[name]
    return {
      ...{ name, label, hint, isRequired, input, ...(choices && { choices }) },
      ...{ defaultValue: begun.typed[name] ?? '', error: fieldError && fieldErrorsMessages[fieldError] },
    }
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
        {children
          ? children(fieldOf)
          : (setting.rows ?? rowsOf(fields)).map((row) => <FieldRow key={row[0]} fields={row.map(fieldOf)} />)}
        {result && <Outcome result={result} nameOf={nameOf} />}
        <SubmitButton variant="secondary" isSending={fetcher.state !== 'idle'}>
          {fetcher.state === 'idle' ? settingsMessages.save : settingsMessages.saving}
        </SubmitButton>
      </fetcher.Form>
    </SettingDisclosure>
  )
}

/** A choice has a row of its own; what is typed shares one with what is typed after it. */
function rowsOf(fields: SettingForm['fields']): readonly (readonly string[])[] {
  const rows: string[][] = []
  let typed: string[] | undefined
  for (const [name, { choices }] of Object.entries(fields)) {
    if (!choices && typed) typed.push(name)
    else {
      rows.push([name])
      typed = choices ? undefined : rows.at(-1)
    }
  }
  return rows
}

/** One field, or several side by side. */
export function FieldRow({ fields }: { readonly fields: readonly ShownField[] }) {
  if (fields.length === 1)
    return fields.map((field) => <SettingInput key={field.name} className="max-w-xs" {...field} />)
  const columns = fields.length === 4 ? 'grid-cols-2 gap-3 sm:grid-cols-4' : 'items-start gap-4 sm:grid-cols-2'
  return (
    <div className={`grid ${columns}`}>
      {fields.map((field) => (
        <SettingInput key={field.name} {...field} />
      ))}
    </div>
  )
}

/** The attributes of a field for an input. */
export function inputProps({ isRequired, input, choices: _, ...field }: ShownField) {
  return { ...field, ...input, required: isRequired }
}

/** The input of a field: all its choices, or a line to type. */
export function SettingInput({ label, name, ...field }: ShownField & Omit<ComponentProps<'input'>, 'defaultValue'>) {
  const { choices, isRequired, input, ...attributes } = field
  if (choices) return <RadioField {...{ label, name, choices }} defaultValue={field.defaultValue} />
  return <TextField {...{ label, name }} {...input} {...attributes} required={isRequired} />
}

type RadioFieldProps = Pick<ShownField, 'label' | 'name' | 'defaultValue'> & Required<Pick<ShownField, 'choices'>>

/** A field of a setting that is one of a few choices, all of them visible. */
export function RadioField({ label, name, defaultValue, choices }: RadioFieldProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {choices.map((choice) => (
        <RadioOption key={choice.value} name={name} value={choice.value} isChosen={choice.value === defaultValue}>
          {choice.lang ? <bdi lang={choice.lang}>{choice.name}</bdi> : choice.name}
        </RadioOption>
      ))}
    </fieldset>
  )
}

/**
 * Returns the result of the form from its fetcher, or from the page's action data when it was sent before hydration.
 */
function useResult(part: string, fetched: AnySettingResult | undefined): AnySettingResult | undefined {
  const toPage = useActionData<AnySettingResult>()
  return fetched ?? (toPage && 'part' in toPage && toPage.part === part ? toPage : undefined)
}

interface Names {
  /** Returns what a part of the setting or one of its fields is called. */
  nameOf(name: string): string
}

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
