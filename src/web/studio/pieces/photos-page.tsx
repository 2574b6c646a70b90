import { Form } from 'react-router'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { pictureRefusals } from '#page-messages/picture-refusals.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { photoUploadPath, piecePath } from '#web/paths/studio-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { InlineScript } from '#web/security/inline-script.tsx'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/photos-page'
import { PhotoField } from './photo-field.tsx'
import { photoScript } from './photo-script.ts'
import { PhotoStatus } from './photo-status.tsx'
import { runPhotosAction } from './photos-action.ts'
import { wordsOf } from './piece-form.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const item = await catchNotFound(getAdminProduct(marketplace, parseId(params.id)))
  const { product, locale: writtenIn } = item
  const { name } = wordsOf(productDraftOf(item), { writtenIn, locale: marketplace.locale })
  return { product, name: name || product.name, isFull: product.pictures.length >= item.maxPhotos }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  return catchNotFound(runPhotosAction(marketplace, parseId(params.id), request))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The photos of a piece: the first one stands in lists. */
export default function PhotosPage({ loaderData: { product, name, isFull }, actionData }: Route.ComponentProps) {
  const { photos: messages, enter, errors } = studioMessages
  const problems = {
    ...pictureRefusals,
    ...messages.problems,
    'rate-limited': enter.tooMany,
    unreachable: errors.away.text,
  }
  return (
    <StudioFrame title={messages.title} actions={<ToPhones />}>
      <BackLink to={piecePath(product.id)}>
        <bdi>{name}</bdi>
      </BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      {actionData && <Notice tone="error">{problems[actionData.outcome]}</Notice>}
      {isFull ? (
        <p className="text-lg">{messages.full(product.pictures.length)}</p>
      ) : (
        <div>
          <Form
            method="post"
            encType="multipart/form-data"
            className="panel space-y-4 p-5"
            data-upload={photoUploadPath()}
          >
            <input type="hidden" name="picture" value="" />
            <PhotoStatus picture="" className="aspect-square w-full rounded-2xl object-cover" />
            <PhotoField />
            <Button type="submit" className="w-full py-3 text-lg">
              {messages.add}
            </Button>
          </Form>
          <InlineScript code={photoScript} />
        </div>
      )}
      <ul className="space-y-4">
        {product.pictures.map((picture, position) => (
          <li key={picture.fileName} className="panel overflow-hidden">
            <ResponsivePicture
              picture={{ ...picture, alt: messages.photo(position + 1) }}
              sizes="(min-width: 672px) 640px, 100vw"
              className="h-auto w-full"
            />
            <Form method="post" className="flex flex-wrap gap-2 p-3">
              <input type="hidden" name="picture" value={picture.fileName} />
              {position > 0 && (
                <Button type="submit" name="do" value="first" variant="outline">
                  {messages.first}
                </Button>
              )}
              <Button type="submit" name="do" value="remove" variant="outline">
                {messages.remove}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </StudioFrame>
  )
}
