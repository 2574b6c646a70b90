import type { Locale } from '#domain/locale.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { homePath } from '#web/paths/storefront-paths.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { usePublicPageUrl } from '#web/storefront/seo/use-public-url.ts'
import { languageProps } from '#web/text/local-text.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

interface BreadcrumbsProps {
  /** The pages between the home page and this one. */
  readonly trail: readonly { readonly name: string; readonly path: string }[]
  readonly here: string
  /** The language of `here`, when it is not that of the page. */
  readonly hereLanguage?: Locale | undefined
}

/**
 * The path from the home page to this one, for people and for search engines. Long names are cut to keep it on one line
 * unless the font size is too large for that; the heading has the full name.
 */
export function Breadcrumbs({ trail, here, hereLanguage }: BreadcrumbsProps) {
  const publicUrlOf = usePublicPageUrl()
  const steps = [{ name: common.home, path: homePath() }, ...trail]
  return (
    <nav aria-label={common.breadcrumb} className="text-ink-soft text-sm">
      <ol className="flex items-center gap-x-2 whitespace-nowrap max-[17rem]:flex-wrap">
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
        <li
          aria-current="page"
          dir="auto"
          {...languageProps(hereLanguage)}
          className="min-w-0 flex-1 truncate align-with-page text-ink max-[17rem]:flex-auto max-[17rem]:whitespace-normal"
        >
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
              item: publicUrlOf(step.path),
            })),
            { '@type': 'ListItem', position: steps.length + 1, name: here },
          ],
        }}
      />
    </nav>
  )
}
