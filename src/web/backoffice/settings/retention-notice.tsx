import { Link } from 'react-router'
import { maxPreviewCount, type RetentionPreview, retentionParts } from '#domain/personal-data/retention.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { settingsPath } from '#web/paths/backoffice-paths.ts'
import { formatDate } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'

interface RetentionNoticeProps {
  readonly preview: RetentionPreview
  /** Whether it links to the periods. */
  readonly hasLink?: boolean
  readonly className?: string
}

/** From which day on old personal data is erased, and what the first night will erase. */
export function RetentionNotice({
  preview: { beginsAt, counts },
  hasLink = false,
  className = '',
}: RetentionNoticeProps) {
  const { settings, punctuation } = backoffice
  const { retention } = settings
  const { begins } = retention
  const parts = retentionParts.filter((part) => counts[part] > 0)
  return (
    <Notice tone="info" className={className}>
      <p>{begins.text(formatDate(beginsAt))}</p>
      {parts.length === 0 ? (
        <p className="mt-2">{begins.nothing}</p>
      ) : (
        <>
          <p className="mt-2">{begins.firstNight}</p>
          <ul className="mt-1 list-disc ps-5">
            {parts.map((part) => (
              <li key={part}>
                {retention.parts[part] + punctuation.colon}
                {counts[part] > maxPreviewCount ? `${maxPreviewCount}+` : counts[part]}
              </li>
            ))}
          </ul>
        </>
      )}
      {hasLink && (
        <Link to={`${settingsPath()}#retention`} className="mt-1 inline-block py-1 text-door underline">
          {begins.link}
        </Link>
      )}
    </Notice>
  )
}
