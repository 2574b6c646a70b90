import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { isMoving } from '#domain/product-import/product-import.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { formatPrice } from '#web/text/format.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChoicesForm } from './choices-fields.tsx'
import type { ImportPaths } from './import-paths.ts'
import { ImportedPieces } from './imported-pieces.tsx'
import type { LoadedImport } from './load-import.ts'

interface ImportViewProps {
  readonly found: LoadedImport
  readonly paths: ImportPaths
  /** What became of the button that was pressed. */
  readonly outcome: string | undefined
}

/** An import from its file to its pieces: what would come, questions, progress, and what came of it. */
export function ImportView({ found, paths, outcome }: ImportViewProps) {
  const { state, problem, contents, choices } = found
  const messages = productImportMessages
  return (
    <div className="space-y-5">
      <ImportNotice outcome={outcome} />
      <section className="panel space-y-3 p-4 sm:p-6">
        <h2 className="text-xl">{messages.states[state]}</h2>
        {problem !== '' && <p className="font-medium text-clay">{problemOf(problem)}</p>}
        {state !== 'refused' && <p>{messages.explanations[state]}</p>}
        <Progress found={found} />
        <Summary found={found} />
        <Steps found={found} />
      </section>
      {state === 'asking' && contents && choices && (
        <ChoicesForm key={found.version} version={found.version} contents={contents} choices={choices} />
      )}
      {found.part && <ImportedPieces found={found} part={found.part} paths={paths} />}
    </div>
  )
}

const refusals = {
  'changed-meanwhile': productImportMessages.changedMeanwhile,
  'has-questions': productImportMessages.hasQuestions,
  'nothing-to-add': productImportMessages.nothingToAdd,
  'column-twice': productImportMessages.columnTwice,
}

function ImportNotice({ outcome }: { readonly outcome: string | undefined }) {
  const refusal = Object.entries(refusals).find(([name]) => name === outcome)
  return refusal && <Notice tone="error">{refusal[1]}</Notice>
}

/** Problems are stored as text: an earlier release may have known others. */
function problemOf(problem: string): string {
  return Object.entries(productImportMessages.problems).find(([name]) => name === problem)?.[1] ?? problem
}

function Progress({ found: { state, counts } }: { readonly found: LoadedImport }) {
  const taken = counts['taken-back'] + counts.kept
  const isBack = state === 'taking-back'
  if (state !== 'running' && state !== 'stopped' && !isBack) return null
  const done = isBack ? taken : counts.added + counts.failed
  const all = isBack ? taken + counts.added : done + counts.planned
  const text = productImportMessages.progress(done, all)
  return (
    <p className="space-y-1">
      <progress value={done} max={Math.max(1, all)} aria-label={text} className="block h-3 w-full accent-door" />
      <span className="text-ink-soft text-sm">{text}</span>
    </p>
  )
}

function Summary({ found: { state, counts, contents } }: { readonly found: LoadedImport }) {
  const messages = productImportMessages
  if (!contents) return null
  const { pieces, variants, pictures, refusedRows, waiting, prices } = contents
  const shown = (['known', 'added', 'failed', 'taken-back', 'kept'] as const).filter((part) => counts[part] > 0)
  const lines = [
    ...(state === 'asking' && pieces > 0 ? [messages.whole(pieces, variants, pictures)] : []),
    ...(state === 'asking' && prices ? [messages.prices(formatPrice(prices.lowest), formatPrice(prices.highest))] : []),
    ...(waiting > 0 ? [messages.waiting(waiting)] : []),
    ...(state === 'stopped' && counts.planned > 0 ? [messages.counts.planned(counts.planned)] : []),
    ...shown.map((part) => messages.counts[part](counts[part])),
    ...(refusedRows > 0 ? [messages.refusedRows(refusedRows)] : []),
  ]
  return (
    <ul className="space-y-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The buttons of an import in its state. */
function Steps({ found }: { readonly found: LoadedImport }) {
  const { state, counts, contents, version } = found
  const messages = productImportMessages
  const isReady = state === 'asking' && contents?.questions.length === 0 && counts.planned > 0
  const isDeletable = state !== 'running' && state !== 'taking-back' && state !== 'done' && counts.added === 0
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        {isReady && <Step name="start" version={version} text={messages.start(counts.planned)} />}
        {state === 'stopped' && counts.planned > 0 && <Step name="start" version={version} text={messages.goOn} />}
        {state === 'running' && <Step name="stop" version={version} text={messages.stop} variant="outline" />}
        {isMoving(found) && (
          <ButtonLink to="." variant="quiet" reloadDocument>
            {messages.again}
          </ButtonLink>
        )}
        {isDeletable && <Step name="delete" version={version} text={messages.delete} variant="outline" />}
      </div>
      {(state === 'done' || state === 'stopped') && counts.added > 0 && (
        <div className="space-y-1">
          <Step name="take-back" version={version} text={messages.takeBack} variant="outline" />
          <p className="text-ink-soft text-sm">{messages.takeBackText}</p>
        </div>
      )}
    </div>
  )
}

interface StepProps {
  readonly name: string
  readonly version: number
  readonly text: string
  readonly variant?: 'primary' | 'outline'
}

function Step({ name, version, text, variant = 'primary' }: StepProps) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="do" value={name} variant={variant}>
        {text}
      </Button>
    </Form>
  )
}

interface ImportRowProps {
  readonly to: string
  readonly row: {
    readonly fileName: string
    readonly state: LoadedImport['state']
    readonly by: string | undefined
    readonly at: string
  }
  /** Of the store, where there are several. */
  readonly store?: ReactNode
}

/** An import in a list. */
export function ImportRow({ to, row: { fileName, state, by, at }, store }: ImportRowProps) {
  return (
    <Link to={to} className="block px-4 py-3 hover:bg-white/60">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <bdi className="wrap-anywhere me-auto font-semibold text-door">{fileName}</bdi>
        <span>{productImportMessages.states[state]}</span>
      </span>
      <span className="block text-ink-soft text-sm">
        {store && <bdi>{store}</bdi>} {at} {by !== undefined && productImportMessages.by(by)}
      </span>
    </Link>
  )
}
