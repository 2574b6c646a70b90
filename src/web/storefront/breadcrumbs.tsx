import { commonMessages } from '#messages/common.ts'
import { useMessages } from '../text/messages.ts'
import { PageLink } from '../ui/page-link.tsx'
import { JsonLd } from './json-ld.tsx'
import { usePublicUrl } from './public-url.ts'

interface BreadcrumbsProps {
  /** The pages between the home page and this one. */
  readonly trail: readonly { readonly name: string; readonly path: string }[]
  readonly here: string
}

/**
 * The way from the home page to this one, for people and for search engines. It takes one line however long its names
 * are: what the page is about stands in its heading in full.
 */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  const common = useMessages(commonMessages)
  const publicUrl = usePublicUrl()
  const steps = [{ name: common.home, path: '/' }, ...trail]
  return (
    <nav aria-label={common.breadcrumb} className="text-ink-soft text-sm">
      <ol className="flex items-center gap-x-2 whitespace-nowrap">
        {steps.map((step) => (
          <li key={step.path} className="flex min-w-0 items-center gap-x-2 first:shrink-0">
            <PageLink
              to={step.path}
              className="-my-2 inline-flex min-h-11 min-w-0 items-center hover:text-door hover:underline underline-offset-4"
            >
              <span className="truncate">{step.name}</span>
            </PageLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 flex-1 truncate text-ink">
          {here}
        </li>
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            ...steps.map((step, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: step.name,
              item: publicUrl + step.path,
            })),
            { '@type': 'ListItem', position: steps.length + 1, name: here },
          ],
        }}
      />
    </nav>
  )
}
