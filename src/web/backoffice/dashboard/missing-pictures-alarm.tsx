import { Link } from 'react-router'
import type { MissingPicture, PictureUse } from '#domain/catalog/pictures/list-missing-pictures.ts'
import { dashboardMessages } from '#page-messages/backoffice/dashboard.ts'
import { slotNameOf } from '#web/backoffice/home-page/slot-name.ts'
import { adminProductPath, adminStorePath, bannersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { listSeparator } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useCategories } from '#web/use-categories.ts'

/** Names the pictures whose files are missing, with links to where they are chosen; nothing when there are none. */
export function MissingPicturesAlarm({ pictures }: { pictures: readonly MissingPicture[] }) {
  const { missingPictures: messages } = dashboardMessages
  if (pictures.length === 0) return null
  return (
    <Notice isStatic tone="error" className="mt-4">
      {messages.text}
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {pictures.map(({ fileName, uses }) => (
          <li key={fileName} className="wrap-anywhere">
            {uses.length === 0 && messages.unused}
            {uses.map((use, place) => (
              <span key={JSON.stringify(use)}>
                {place > 0 && listSeparator}
                <UseLink use={use} />
              </span>
            ))}{' '}
            ({fileName})
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function UseLink({ use }: { use: PictureUse }) {
  const { missingPictures: messages } = dashboardMessages
  const categories = useCategories()
  const [path, name] =
    use.kind === 'banner'
      ? [bannersPath(), messages.banner(slotNameOf(categories, use.slot))]
      : [use.kind === 'product' ? adminProductPath(use.id) : adminStorePath(use.id), use.name]
  return (
    <Link to={path} className="text-link">
      <bdi>{name}</bdi>
    </Link>
  )
}
