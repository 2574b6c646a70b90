import { useState } from 'react'
import { useFetcher } from 'react-router'
import { type Banner, type BannerDraft, type BannerSlot, bannerDraftOf } from '#domain/home-page/banner.ts'
import { maxBannerTextLength } from '#domain/text-lengths.ts'
import { PendingUploadsProvider } from '#web/backoffice/pictures/pending-uploads.tsx'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { SaveButton } from '#web/backoffice/pictures/save-button.tsx'
import { SinglePictureField } from '#web/backoffice/pictures/single-picture-field.tsx'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BannerResult } from './save-banner.ts'

interface BannerEditorProps {
  readonly slot: BannerSlot
  readonly picture: Banner | undefined
  /** The result from the page's action data, when the form was sent without JavaScript. */
  readonly pageResult: BannerResult | undefined
}

/** The form of a banner. A tile has a name, a text and a link; a slide also has a button label. */
export function BannerEditor({ slot, picture, pageResult }: BannerEditorProps) {
  const { banners, fieldErrors: errorTexts } = useBackofficeMessages()
  const fetcher = useFetcher<BannerResult>()
  const last = fetcher.data ?? pageResult
  const result = fetcher.state === 'idle' ? last : undefined
  // The edit is based on the banner as it was when the form was opened, not on later loader data.
  const [opened] = useState(() => picture && bannerDraftOf(picture))
  const base = last ? last.base : opened
  const sent = pageResult?.typed
  const [typed] = useState(sent ?? opened)
  const fieldError = result?.outcome === 'invalid' ? result.fieldError : undefined
  const isTile = slot.startsWith('tile-')
  return (
    <details open={pageResult !== undefined || undefined} className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep">
      <summary className="min-h-11 content-center font-semibold">{picture?.headline ?? banners.slots[slot]}</summary>
      <PendingUploadsProvider>
        <fetcher.Form method="post" className="mt-3 grid gap-4">
          <input type="hidden" name="place" value={slot} />
          <input type="hidden" name="base" value={JSON.stringify(base ?? null)} />
          {result?.outcome === 'changed-meanwhile' && (
            <Notice tone="error">
              <p>{banners.changedMeanwhile}</p>
              <p className="mt-2 whitespace-pre-line">{inWords(base)}</p>
              <p className="mt-2">{banners.saveAgain}</p>
            </Notice>
          )}
          <SinglePictureField
            label={banners.picture}
            name="fileName"
            picture={sent?.fileName ? pictureWithDetails(sent, picture ? [picture] : []) : picture}
            error={fieldError === 'picture' ? errorTexts.picture : undefined}
          />
          <TextField
            label={banners.alt}
            name="alt"
            hint={banners.altHint}
            maxLength={maxBannerTextLength}
            defaultValue={typed?.alt}
          />
          <TextField
            label={isTile ? banners.name : banners.headline}
            name="headline"
            maxLength={maxBannerTextLength}
            defaultValue={typed?.headline}
            error={fieldError === 'tooLong' ? errorTexts.tooLong : undefined}
          />
          <TextField
            label={banners.words}
            name="words"
            maxLength={maxBannerTextLength}
            hint={isTile ? banners.tileWordsHint : undefined}
            defaultValue={typed?.words}
          />
          {!isTile && (
            <TextField
              label={banners.linkLabel}
              name="linkLabel"
              maxLength={maxBannerTextLength}
              defaultValue={typed?.linkLabel}
            />
          )}
          <TextField
            label={banners.linkPath}
            name="linkPath"
            hint={banners.linkHint}
            maxLength={maxBannerTextLength}
            defaultValue={typed?.linkPath}
            error={fieldError === 'path' ? errorTexts.path : undefined}
          />
          {result?.outcome === 'saved' && <Notice tone="success">{banners.saved}</Notice>}
          <div>
            <SaveButton isSaving={fetcher.state !== 'idle'}>{banners.save}</SaveButton>
          </div>
        </fetcher.Form>
      </PendingUploadsProvider>
    </details>
  )
}

function inWords({ headline, words, linkLabel, linkPath, alt }: Partial<BannerDraft> = {}): string {
  return [headline, words, linkLabel, linkPath, alt].filter(Boolean).join('\n')
}
