import { type ReactNode, useRef } from 'react'
import { BackLink } from './back-link.tsx'
import { BackofficeTitle } from './backoffice-title.tsx'
import { useRefusalInView } from './use-refusal-in-view.ts'

export interface OfficePageProps {
  /** The title of the document and of the page. */
  readonly title: string
  /** The title as the page shows it, where it is more than its text. */
  readonly heading?: ReactNode
  /** Where the page was opened from. */
  readonly back?: { readonly to: string; readonly name: ReactNode }
  /** Links beside the title. */
  readonly actions?: ReactNode
  /** What the page is for. */
  readonly text?: ReactNode
  /** Width and spacing. */
  readonly className?: string
  readonly children: ReactNode
}

/** The frame of a page of the back office. */
export function OfficePage(props: OfficePageProps) {
  const { title, heading = title, back, actions, text, className = 'max-w-3xl space-y-5', children } = props
  const frame = useRef<HTMLDivElement>(null)
  useRefusalInView(frame)
  return (
    <div ref={frame} className={`mx-auto ${className}`}>
      <BackofficeTitle title={title} />
      {back && <BackLink to={back.to}>{back.name}</BackLink>}
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto wrap-anywhere text-3xl">{heading}</h1>
        {actions}
      </div>
      {text && <p className="text-ink-soft">{text}</p>}
      {children}
    </div>
  )
}
