import { Form } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { pictureRefusals } from '#page-messages/picture-refusals.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioStoreMessages } from '#page-messages/studio-store.ts'
import { ownStorePath, photoUploadPath } from '#web/paths/studio-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { InlineScript } from '#web/security/inline-script.tsx'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { PhotoField } from '#web/studio/pieces/photo-field.tsx'
import { photoScript } from '#web/studio/pieces/photo-script.ts'
import { PhotoStatus } from '#web/studio/pieces/photo-status.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/store-photos-page'
import { storePhotos } from './store-photos.ts'
import { runStorePhotosAction } from './store-photos-action.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  const { logo, cover } = (await getAdminStore(marketplace, store.id)).store
  return { store, pictures: { logo, cover } }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  // Before the body is read, so that nobody sends a photo for a store of somebody else.
  const { store } = await readAskedStore(marketplace, request)
  return runStorePhotosAction(marketplace, store.id, request)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

const shapes = { logo: 'mx-auto aspect-square w-48 rounded-2xl', cover: 'aspect-5/2 w-full rounded-2xl' } as const

/** The portrait and the cover of a store, each with the form that takes another photo. */
export default function StorePhotosPage({ loaderData: { store, pictures }, actionData }: Route.ComponentProps) {
  const { pictures: messages, photos, toStore } = studioStoreMessages
  const { photos: photoMessages, enter, errors } = studioMessages
  const problems = {
    ...pictureRefusals,
    ...photoMessages.problems,
    'rate-limited': enter.tooMany,
    unreachable: errors.away.text,
  }
  return (
    <StudioFrame title={photos}>
      <BackLink to={ownStorePath({ store: store.id })}>{toStore}</BackLink>
      <h1 className="text-3xl">{photos}</h1>
      {storePhotos.map((which) => (
        <section key={which} className="panel p-5">
          <h2 className="text-2xl">{messages[which]}</h2>
          <p className="mt-1 text-lg">{messages[`${which}Text`]}</p>
          <ResponsivePicture
            picture={{ ...pictures[which], alt: messages[which] }}
            sizes="(min-width: 672px) 600px, 90vw"
            className={`mt-4 object-cover ${shapes[which]}`}
          />
          {actionData?.which === which && (
            <Notice tone="error" className="mt-4">
              {problems[actionData.outcome]}
            </Notice>
          )}
          <Form method="post" encType="multipart/form-data" className="mt-4 space-y-4" data-upload={photoUploadPath()}>
            <input type="hidden" name="which" value={which} />
            <input type="hidden" name="picture" value="" />
            <PhotoStatus picture="" className={`object-cover ${shapes[which]}`} />
            <PhotoField />
            <Button type="submit" className="w-full py-3 text-lg">
              {messages.use}
            </Button>
          </Form>
          <InlineScript code={photoScript} />
        </section>
      ))}
    </StudioFrame>
  )
}
