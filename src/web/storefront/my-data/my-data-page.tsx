import { data, Form, Link, redirect } from 'react-router'
import { eraseByDataLink, isDataLinkOpen } from '#domain/personal-data/data-link.ts'
import { myDataMessages as texts } from '#page-messages/my-data.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { dataLinkFilePath, erasedDataPath } from '#web/paths/storefront-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/my-data-page'

export const handle = staticPage

/** In the place of a token: the page after an erasure. */
const afterErasure = erasedDataPath().split('/').at(-1)

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  if (token === afterErasure) return data({ state: 'erased' as const })
  const isOpen = await isDataLinkOpen(marketplaceIn(context), token)
  return data({ state: isOpen ? ('open' as const) : ('unknown' as const) }, { status: isOpen ? 200 : 404 })
}

export async function action({ params: { token }, context }: Route.ActionArgs) {
  const result = await eraseByDataLink(marketplaceIn(context), token)
  if (!result) throw data(null, { status: 404 })
  return result.outcome === 'erased' ? redirect(erasedDataPath()) : data(result, { status: 409 })
}

/** Lets whoever reads the letters of an address download or erase what is held under it. */
export default function MyDataPage({ loaderData: { state }, actionData, params: { token } }: Route.ComponentProps) {
  const shopProfile = useShopProfile()
  const { heading, text } = texts[state]
  return (
    <section className="page max-w-xl py-14 text-center sm:py-24">
      <PageHead title={texts.title} description={text} isUnlisted />
      <ZelligeBand className="mx-auto mb-8 h-4 max-w-48 text-door/45" />
      <h1 className="text-4xl">{heading}</h1>
      <p className="mx-auto mt-4 max-w-md text-ink-soft text-lg">{text}</p>
      {actionData && (
        <Notice tone="error" className="mt-6 text-start">
          {texts.unsettled(actionData.orders)}
        </Notice>
      )}
      {state === 'unknown' && (
        <a href={`mailto:${shopProfile.email}`} className="font-semibold text-door underline underline-offset-4">
          {shopProfile.email}
        </a>
      )}
      {state === 'open' && (
        <>
          <Link reloadDocument to={dataLinkFilePath(token)} download className={buttonClass('secondary', 'mt-8')}>
            {texts.download}
          </Link>
          <div className="mt-12 border-ink/15 border-t pt-8">
            <AskFirst label={texts.erase}>
              <p className="mx-auto max-w-md">{texts.eraseText}</p>
              <Form method="post">
                <Button type="submit">{texts.eraseSure}</Button>
              </Form>
            </AskFirst>
          </div>
        </>
      )}
    </section>
  )
}
