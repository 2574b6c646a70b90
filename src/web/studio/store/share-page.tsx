import { data } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { socialName, socialPicture } from '#domain/catalog/pictures/picture.ts'
import { studioStoreMessages } from '#page-messages/studio-store.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { picturePath } from '#web/paths/picture-paths.ts'
import { ownStorePath, shareStorePath } from '#web/paths/studio-paths.ts'
import { InlineScript } from '#web/security/inline-script.tsx'
import { readSharing } from '#web/sharing/read-sharing.ts'
import { EmbedPanel, papers, SharedLink, SheetPanel } from '#web/sharing/share-panels.tsx'
import { readSharedStore } from '#web/sharing/shared-pieces.ts'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/share-page'
import { shareScript } from './share-script.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  // Nobody sees it.
  if (store.isRetired) throw data(null, { status: 404 })
  const { cover } = (await getAdminStore(marketplace, store.id)).store
  const paper = choiceIn(new URL(request.url).searchParams, 'paper', papers) ?? 'a6'
  const sharing = await readSharing(context, await readSharedStore(marketplace, store.id))
  return { store, sharing, paper, picture: picturePath(socialName(cover.fileName)) }
}

/** What shows a store to others: its link, a sheet to print, the picture of link previews, HTML for another site. */
export default function SharePage({ loaderData: { store, sharing, paper, picture } }: Route.ComponentProps) {
  const { sharing: messages, toStore } = studioStoreMessages
  const { url } = sharing
  const text = encodeURIComponent(`${store.name} ${url}`)
  return (
    <StudioFrame title={messages.title}>
      <BackLink to={ownStorePath({ store: store.id })}>{toStore}</BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      <section className="panel space-y-4 p-5">
        <p className="text-lg">{messages.text}</p>
        <SharedLink url={url} />
        <Button data-share-url={url} data-share-title={store.name} hidden className="w-full py-3 text-lg">
          {messages.send}
        </Button>
        <InlineScript code={shareScript} />
        <p className="flex flex-wrap gap-3">
          <a
            href={`https://wa.me/?text=${text}`}
            rel="noreferrer"
            className={buttonClass('secondary', 'flex-1 text-lg')}
          >
            {messages.whatsApp}
          </a>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
            rel="noreferrer"
            className={buttonClass('outline', 'flex-1 text-lg')}
          >
            {messages.facebook}
          </a>
        </p>
      </section>
      <SheetPanel {...{ sharing, paper }} pathOf={(paper) => shareStorePath(store.id, { paper })} />
      <section className="panel space-y-4 p-5">
        <h2 className="text-2xl">{messages.picture}</h2>
        <img
          src={picture}
          alt={store.name}
          width={socialPicture.width}
          height={socialPicture.height}
          className="h-auto w-full rounded-2xl"
        />
        <p className="text-lg">{messages.pictureText}</p>
      </section>
      <EmbedPanel {...sharing} />
    </StudioFrame>
  )
}
