import { useState } from 'react'
import { useFetcher } from 'react-router'
import {
  type ShowcaseEdit,
  type ShowcasePicture,
  type ShowcasePlace,
  showcaseEditOf,
} from '#domain/showcase/showcase.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { knownPicture } from '../pictures/known-picture.ts'
import { CountsPictures } from '../pictures/on-their-way.tsx'
import { SaveButton } from '../pictures/save-button.tsx'
import { SinglePictureField } from '../pictures/single-picture-field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { PlaceAnswer } from './showcase-action.ts'

interface PlaceFormProps {
  readonly place: ShowcasePlace
  readonly picture: ShowcasePicture | undefined
  /** What the page itself answers, when the form was sent without script. */
  readonly pageAnswer: PlaceAnswer | undefined
}

/** One place of the home page. A tile has a name, a text and a link; a slide has a button as well. */
export function PlaceForm({ place, picture, pageAnswer }: PlaceFormProps) {
  const { showcase } = useOfficeMessages()
  const fetcher = useFetcher<PlaceAnswer>()
  const last = fetcher.data ?? pageAnswer
  const answer = fetcher.state === 'idle' ? last : undefined
  // What somebody else changes meanwhile must not become the ground of what is being typed.
  const [opened] = useState(() => picture && showcaseEditOf(picture))
  const base = last ? last.base : opened
  const sent = pageAnswer?.typed
  const [typed] = useState(sent ?? opened)
  const mistake = answer?.outcome === 'invalid' ? answer.mistake : undefined
  const isTile = place.startsWith('tile-')
  return (
    <details open={pageAnswer !== undefined || undefined} className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep">
      <summary className="min-h-11 content-center font-semibold">{picture?.headline ?? showcase.places[place]}</summary>
      <CountsPictures>
        <fetcher.Form method="post" className="mt-3 grid gap-4">
          <input type="hidden" name="place" value={place} />
          <input type="hidden" name="base" value={JSON.stringify(base ?? null)} />
          {answer?.outcome === 'changed-meanwhile' && (
            <Notice tone="error">
              <p>{showcase.changedMeanwhile}</p>
              <p className="mt-2 whitespace-pre-line">{inWords(base)}</p>
              <p className="mt-2">{showcase.saveAgain}</p>
            </Notice>
          )}
          <SinglePictureField
            label={showcase.picture}
            name="fileName"
            picture={sent?.fileName ? knownPicture(sent, picture ? [picture] : []) : picture}
            error={mistake === 'picture' ? showcase.mistakes.picture : undefined}
          />
          <TextField
            label={showcase.alt}
            name="alt"
            hint={showcase.altHint}
            maxLength={200}
            defaultValue={typed?.alt}
          />
          <TextField
            label={isTile ? showcase.name : showcase.headline}
            name="headline"
            maxLength={200}
            defaultValue={typed?.headline}
            error={mistake === 'tooLong' ? showcase.mistakes.tooLong : undefined}
          />
          <TextField
            label={showcase.words}
            name="words"
            maxLength={200}
            hint={isTile ? showcase.tileWordsHint : undefined}
            defaultValue={typed?.words}
          />
          {!isTile && (
            <TextField label={showcase.linkLabel} name="linkLabel" maxLength={200} defaultValue={typed?.linkLabel} />
          )}
          <TextField
            label={showcase.linkPath}
            name="linkPath"
            hint={showcase.linkHint}
            maxLength={200}
            defaultValue={typed?.linkPath}
            error={mistake === 'path' ? showcase.mistakes.path : undefined}
          />
          {answer?.outcome === 'saved' && <Notice tone="success">{showcase.saved}</Notice>}
          <div>
            <SaveButton isSaving={fetcher.state !== 'idle'}>{showcase.save}</SaveButton>
          </div>
        </fetcher.Form>
      </CountsPictures>
    </details>
  )
}

function inWords({ headline, words, linkLabel, linkPath, alt }: Partial<ShowcaseEdit> = {}): string {
  return [headline, words, linkLabel, linkPath, alt].filter(Boolean).join('\n')
}
