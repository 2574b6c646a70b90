import { type ReactNode, useId, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { AnyAnswer, Part, SettingAnswer, SettingState } from './setting-answer.ts'

/** What a field of a setting is given. */
export interface SettingField {
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
}

interface SettingPanelProps {
  readonly part: Part
  readonly state: SettingState
  /** What a part of the setting, or one of its fields, is called. */
  nameOf(field: string): string
  children(field: (name: string) => SettingField): ReactNode
}

/** One setting with its own form: what is saved of it does not touch what is typed in the others. */
export function SettingPanel({ part, state, nameOf, children }: SettingPanelProps) {
  const { settings } = useOfficeMessages()
  const fetcher = useFetcher<AnyAnswer>()
  const answer = useAnswer(part, fetcher.data)
  // What is saved by others meanwhile is not what this form began with.
  const [begun, setBegun] = useState(state)
  if (answer && 'version' in answer && answer !== begun) setBegun(answer)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, answer)
  const heading = useId()
  const mistakes = answer?.outcome === 'invalid' ? answer.mistakes : {}
  const field = (name: string): SettingField => {
    const mistake = mistakes[name]
    return { name, defaultValue: begun.typed[name] ?? '', error: mistake && settings.mistakes[mistake] }
  }
  return (
    <section
      id={part}
      aria-labelledby={heading}
      className="scroll-mt-20 rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6"
    >
      <h2 id={heading} className="text-xl">
        {settings.parts[part].title}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{settings.parts[part].text}</p>
      <fetcher.Form ref={form} method="post" action={`/admin/settings#${part}`} className="mt-4 space-y-4">
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="version" value={begun.version} />
        {answer?.outcome === 'changed-meanwhile' && <Conflict {...answer} nameOf={nameOf} />}
        {children(field)}
        {answer && <Outcome answer={answer} nameOf={nameOf} />}
        <Button type="submit" variant="secondary" disabled={fetcher.state !== 'idle'}>
          {fetcher.state === 'idle' ? settings.save : settings.saving}
        </Button>
      </fetcher.Form>
    </section>
  )
}

/** What came of the form: told to its script or, before that has arrived, to the page. */
function useAnswer(part: Part, told: AnyAnswer | undefined): AnyAnswer | undefined {
  const toPage = useActionData<AnyAnswer>()
  return told ?? (toPage && 'part' in toPage && toPage.part === part ? toPage : undefined)
}

type Names = Pick<SettingPanelProps, 'nameOf'>

function Conflict({ theirs, by, nameOf }: Extract<SettingAnswer, { outcome: 'changed-meanwhile' }> & Names) {
  const { conflict, nothing } = useOfficeMessages().settings
  return (
    <Notice tone="error">
      <p>{conflict.changed(by)}</p>
      <ul className="mt-2 list-disc ps-5">
        {Object.entries(theirs).map(([name, text]) => (
          <li key={name} className="break-words">
            <strong>{nameOf(name)}</strong>: <bdi>{text || nothing}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2">{conflict.yours}</p>
    </Notice>
  )
}

function Outcome({ answer, nameOf }: { answer: AnyAnswer } & Names) {
  const { settings } = useOfficeMessages()
  if (answer.outcome === 'unreachable') return <Notice tone="error">{settings.unreachable}</Notice>
  if (answer.outcome === 'invalid') return <Notice tone="error">{settings.invalid}</Notice>
  if (answer.outcome === 'changed-meanwhile') return null
  const { changed } = answer
  return (
    <Notice tone="success">{changed.length === 0 ? settings.asBefore : settings.saved(changed.map(nameOf))}</Notice>
  )
}
