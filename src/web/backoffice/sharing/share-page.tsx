import { getCategory } from '#domain/categories/save-category.ts'
import { sharingMessages as messages } from '#page-messages/sharing.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { parseId } from '#web/http/parse-id.ts'
import { shopFactsIn } from '#web/page-context.ts'
import {
  adminShareStorePath,
  adminStorePath,
  categoryPath,
  shareCategoryPath,
} from '#web/paths/backoffice-catalog-paths.ts'
import { readSharing } from '#web/sharing/read-sharing.ts'
import { EmbedPanel, papers, SharedLink, SharePanel, SheetPanel } from '#web/sharing/share-panels.tsx'
import { readSharedCollection, readSharedStore } from '#web/sharing/shared-pieces.ts'
import type { Route } from './+types/share-page'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const paper = choiceIn(new URL(request.url).searchParams, 'paper', papers) ?? 'a6'
  const shared = await catchNotFound(readShared())
  return { ...(await readSharing(context, shared)), paper }

  async function readShared() {
    if (params.categoryId === undefined) return readSharedStore(office, parseId(params.storeId))
    const { slug } = await getCategory(office, parseId(params.categoryId))
    return readSharedCollection(office, (await shopFactsIn(context)).categories, slug)
  }
}

/** What shows a store or a collection to others: its link, a sheet to print, HTML for another site. */
export default function SharePage({ loaderData, params }: Route.ComponentProps) {
  const { paper, ...sharing } = loaderData
  const { storeId, categoryId } = params
  const back = categoryId === undefined ? adminStorePath(storeId) : categoryPath(categoryId)
  return (
    <OfficePage title={messages.title(sharing.name)} back={{ to: back, name: <bdi>{sharing.name}</bdi> }}>
      <SharePanel title={messages.link}>
        <p>{messages.linkText}</p>
        <SharedLink url={sharing.url} />
      </SharePanel>
      <SheetPanel
        {...{ sharing, paper }}
        pathOf={(paper) =>
          categoryId === undefined ? adminShareStorePath(storeId, { paper }) : shareCategoryPath(categoryId, { paper })
        }
      />
      <EmbedPanel {...sharing} />
    </OfficePage>
  )
}
