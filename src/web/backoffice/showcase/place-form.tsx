import { useFetcher } from 'react-router'
import type { ShowcasePicture, ShowcasePlace } from '#domain/showcase/showcase.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SinglePictureField } from '../pictures/single-picture-field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { action } from './showcase-page.tsx'

interface PlaceFormProps {
  readonly place: ShowcasePlace
  readonly picture: ShowcasePicture | undefined
}

/** One place of the home page. A tile has a name, a text and a link; a slide has a button as well. */
export function PlaceForm({ place, picture }: PlaceFormProps) {
  const { showcase } = useOfficeMessages()
  const fetcher = useFetcher<typeof action>()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const mistake = answer?.outcome === 'invalid' ? answer.mistake : undefined
  const isTile = place.startsWith('tile-')
  return (
    <details className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep">
      <summary className="min-h-11 content-center font-semibold">{picture?.headline ?? showcase.places[place]}</summary>
      <fetcher.Form method="post" className="mt-3 grid gap-4">
        <input type="hidden" name="place" value={place} />
        <SinglePictureField
          label={showcase.picture}
          name="fileName"
          picture={picture}
          error={mistake === 'picture' ? showcase.mistakes.picture : undefined}
        />
        <TextField
          label={showcase.alt}
          name="alt"
          hint={showcase.altHint}
          maxLength={200}
          defaultValue={picture?.alt}
        />
        <TextField
          label={isTile ? showcase.name : showcase.headline}
          name="headline"
          maxLength={200}
          defaultValue={picture?.headline}
          error={mistake === 'tooLong' ? showcase.mistakes.tooLong : undefined}
        />
        <TextField
          label={showcase.words}
          name="words"
          maxLength={200}
          hint={isTile ? showcase.tileWordsHint : undefined}
          defaultValue={picture?.words}
        />
        {!isTile && (
          <TextField label={showcase.linkLabel} name="linkLabel" maxLength={200} defaultValue={picture?.linkLabel} />
        )}
        <TextField
          label={showcase.linkPath}
          name="linkPath"
          hint={showcase.linkHint}
          maxLength={200}
          defaultValue={picture?.linkPath}
          error={mistake === 'path' ? showcase.mistakes.path : undefined}
        />
        {answer?.outcome === 'saved' && <Notice tone="success">{showcase.saved}</Notice>}
        <div>
          <Button type="submit" disabled={fetcher.state !== 'idle'}>
            {showcase.save}
          </Button>
        </div>
      </fetcher.Form>
    </details>
  )
}
