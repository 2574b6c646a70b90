import { data } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { socialName, socialPicture } from '#domain/catalog/pictures/picture.ts'
import { studioStoreMessages } from '#page-messages/studio-store.ts'
import { languageIn, publicUrlIn } from '#web/page-context.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { picturePath } from '#web/paths/picture-paths.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import { ownStorePath } from '#web/paths/studio-paths.ts'
import { InlineScript } from '#web/security/inline-script.tsx'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { encodeQrCode } from '#web/ui/qr-code/encode-qr-code.ts'
import { QrCodeSvg } from '#web/ui/qr-code/qr-code-svg.tsx'
import type { Route } from './+types/share-page'
import { shareScript } from './share-script.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  // Nobody sees it.
  if (store.isRetired) throw data(null, { status: 404 })
  const { cover } = (await getAdminStore(marketplace, store.id)).store
  const url = publicUrlIn(context) + withLocale(storePath(store.id), languageIn(context).prefix)
  return { store, url, code: encodeQrCode(url), picture: picturePath(socialName(cover.fileName)) }
}

/** What shows a store to others: its link, the link as a code to scan, and the picture of link previews. */
export default function SharePage({ loaderData: { store, url, code, picture } }: Route.ComponentProps) {
  const { sharing: messages, toStore } = studioStoreMessages
  const text = encodeURIComponent(`${store.name} ${url}`)
  return (
    <StudioFrame title={messages.title}>
      <BackLink to={ownStorePath({ store: store.id })}>{toStore}</BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      <section className="panel space-y-4 p-5">
        <p className="text-lg">{messages.text}</p>
        <p
          dir="ltr"
          className="select-all break-all rounded-xl bg-sand/60 px-4 py-3 font-semibold text-lg rtl:text-end"
        >
          {url}
        </p>
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
      <section className="panel space-y-4 p-5">
        <h2 className="text-2xl">{messages.code}</h2>
        <div className="mx-auto max-w-72">
          <QrCodeSvg code={code} label={messages.code} />
        </div>
        <p className="text-lg">{messages.codeText}</p>
      </section>
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
    </StudioFrame>
  )
}
