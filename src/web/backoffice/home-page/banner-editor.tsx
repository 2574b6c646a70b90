import { useFetcher } from 'react-router'
import { bannerTexts } from '#domain/fields/banner-fields.ts'
import { type BannerDraft, bannerDraftOf, type EditableBanner } from '#domain/home-page/banner.ts'
import type { BannerSlot } from '#domain/home-page/banner-slots.ts'
import type { EditConflict, FieldOf } from '#domain/merge-edits.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { bannersMessages } from '#page-messages/backoffice/banners.ts'
import { editConflictMessages } from '#page-messages/backoffice/edit-conflict.ts'
import { ConflictNotice } from '#web/backoffice/forms/conflict-notice.tsx'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { useFormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'
import { PendingUploadsProvider } from '#web/backoffice/pictures/pending-uploads.tsx'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { SaveButton } from '#web/backoffice/pictures/save-button.tsx'
import { SinglePictureField } from '#web/backoffice/pictures/single-picture-field.tsx'
import { LanguageTabs } from '#web/backoffice/translations/language-tabs.tsx'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCategories } from '#web/use-categories.ts'
import { bannerForm, type TypedBanner, typedBannerOf } from './banner-form.ts'
import { bannerTextLabels } from './banner-text-labels.ts'
import type { BannerResult } from './save-banner.ts'
import { slotNameOf } from './slot-name.ts'

interface BannerEditorProps {
  readonly slot: BannerSlot
  readonly picture: EditableBanner | undefined
  /** The result from the page's action data, when the form was sent without JavaScript. */
  readonly pageResult: BannerResult | undefined
}

/** The form of a banner. A tile has a name, a text and a link; a slide also has a button label. */
export function BannerEditor({ slot, picture, pageResult }: BannerEditorProps) {
  const fetcher = useFetcher<BannerResult>()
  const categories = useCategories()
  const last = fetcher.data ?? pageResult
  const result = fetcher.state === 'idle' ? last : undefined
  const { base, typed, resets } = useFormSnapshot<BannerDraft | undefined, TypedBanner | undefined>(() => {
    const draft = picture && bannerDraftOf(picture)
    return { base: draft, typed: draft && typedBannerOf(draft) }
  }, last)
  const fieldErrors = result?.outcome === 'invalid' ? result.fieldErrors : {}
  const isTile = slot.startsWith('tile-')
  const names = {
    ...bannersMessages,
    fileName: bannersMessages.picture,
    ...(isTile && { headline: bannersMessages.name }),
  }
  const { fileName, ...inputs } = fieldProps(bannerForm, { names, typed, fieldErrors })
  const fields = (
    <div className="grid gap-4">
      <SinglePictureField
        {...{ label: fileName.label, name: 'fileName', error: fileName.error }}
        picture={typed?.fileName ? pictureWithDetails(typed, picture ? [picture] : []) : picture}
      />
      <TextField {...inputs.alt} hint={bannersMessages.altHint} />
      <TextField {...inputs.headline} />
      <TextArea {...inputs.words} rows={2} hint={isTile ? bannersMessages.tileWordsHint : undefined} />
      {!isTile && <TextField {...inputs.linkLabel} />}
      <TextField {...inputs.linkPath} hint={bannersMessages.linkHint} />
    </div>
  )
  return (
    <details open={pageResult !== undefined || undefined} className="panel p-4">
      <summary className="min-h-11 content-center font-semibold">
        {picture?.headline || slotNameOf(categories, slot)}
      </summary>
      <PendingUploadsProvider key={resets}>
        <fetcher.Form method="post" className="mt-3 grid gap-4">
          <input type="hidden" name="place" value={slot} />
          <input type="hidden" name="base" value={JSON.stringify(base ?? null)} />
          {result?.outcome === 'changed-meanwhile' && <BannerConflictNotice conflict={result} isTile={isTile} />}
          {picture && base && typed ? (
            <LanguageTabs
              writtenIn={picture.locale}
              fields={translatedBannerFields(base)}
              translations={typed.texts}
              refused={result?.outcome === 'invalid' ? result : undefined}
            >
              {fields}
            </LanguageTabs>
          ) : (
            fields
          )}
          {result?.outcome === 'saved' && <Notice tone="success">{bannersMessages.saved}</Notice>}
          <div>
            <SaveButton isSending={fetcher.state !== 'idle'}>{bannersMessages.save}</SaveButton>
          </div>
        </fetcher.Form>
      </PendingUploadsProvider>
    </details>
  )
}

interface BannerConflictNoticeProps {
  readonly conflict: EditConflict<BannerDraft>
  readonly isTile: boolean
}

function BannerConflictNotice({ conflict, isTile }: BannerConflictNoticeProps) {
  const names = {
    ...bannersMessages,
    fileName: bannersMessages.picture,
    headline: isTile ? bannersMessages.name : bannersMessages.headline,
  }
  const describeField = (field: FieldOf<BannerDraft>) =>
    [names[field], field === 'fileName' ? editConflictMessages.anotherPicture : conflict.current[field]] as const
  return (
    <ConflictNotice
      title={bannersMessages.changedMeanwhile}
      textLabels={bannerTextLabels}
      {...{ conflict, describeField }}
    />
  )
}

/** Returns the texts of a banner to translate. */
function translatedBannerFields(draft: BannerDraft): TranslatedField[] {
  return translatedFields('banner', bannerTextLabels, textsNamed(bannerTexts, draft))
}
