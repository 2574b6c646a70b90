import { data, Form, Link } from 'react-router'
import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { ShopCategory } from '#domain/category.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { FeedTerms } from '#domain/product-feeds/feed-item.ts'
import { checkFeedProduct, type FeedProblem } from '#domain/product-feeds/feed-problem.ts'
import { type FeedTargetName, feedTargets, productsInFeed } from '#domain/product-feeds/feed-target.ts'
import { readFeedTerms } from '#domain/product-feeds/find-feed-terms.ts'
import { googleCategoryOf, maxGoogleCategory } from '#domain/product-feeds/google-category.ts'
import { countFeedParts, listFeedProducts } from '#domain/product-feeds/list-feed-products.ts'
import { productFeedSetting } from '#domain/product-feeds/product-feed-setting.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { categoriesMessages } from '#page-messages/backoffice/categories.ts'
import { productFeedsMessages as texts } from '#page-messages/backoffice/product-feeds.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { LinkRow } from '#web/backoffice/layout/link-row.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { done } from '#web/http/done.ts'
import { readId } from '#web/http/parse-id.ts'
import { languageIn, publicUrlIn, shopFactsIn } from '#web/page-context.ts'
import { adminProductPath, categoriesPath } from '#web/paths/backoffice-catalog-paths.ts'
import { productFeedsPath } from '#web/paths/backoffice-paths.ts'
import { partParameter } from '#web/paths/file-paths.ts'
import { prefixOf, withLocale } from '#web/paths/locale-prefix.ts'
import { productFeedPaths } from '#web/paths/product-feed-paths.ts'
import { formatList } from '#web/text/format.ts'
import { languageNames } from '#web/text/language-names.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/product-feeds-page'
import { fieldOf, readProductFeedForm, type TypedProductFeeds } from './product-feed-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditSettings(office.actor))
  const { searchParams } = new URL(request.url)
  const { mainLocale } = languageIn(context)
  const target = choiceIn(searchParams, 'for', feedTargets) ?? 'google'
  const language = choiceIn(searchParams, 'language', locales) ?? mainLocale
  const parts = await countFeedParts(office)
  const part = Math.min(readId(searchParams.get(partParameter) ?? '') ?? 1, parts)
  const { setting, terms } = await readFeedTerms(office, target)
  const { categories } = await shopFactsIn(context)
  return {
    ...{ ...setting.value, version: setting.version, target, language, part, parts },
    categories: withProducts(categories).map(({ slug, name }) => ({ slug, name })),
    addresses: addressesOf(publicUrlIn(context), mainLocale, parts),
    check: await checkProducts({ ...office, locale: language }, terms, part),
  }
}

/** Products may still have a retired category. */
function withProducts(categories: readonly ShopCategory[]) {
  return categories.filter(({ members }) => !members)
}

/** The addresses of the feeds by who reads them, in each language and of each part. */
function addressesOf(publicUrl: string, mainLocale: Locale, parts: number) {
  const numbers = Array.from({ length: parts }, (_, index) => index + 1)
  return feedTargets.map((target) => ({
    target,
    files: locales.flatMap((locale) => {
      const url = publicUrl + withLocale(productFeedPaths[target], prefixOf(locale, mainLocale))
      return numbers.map((part) => ({ locale, part, url: parts === 1 ? url : `${url}?${partParameter}=${part}` }))
    }),
  }))
}

/** Most have the same reason, so that the first ones say what to do. */
const maxShown = 100

interface LeftOut {
  readonly id: number
  readonly name: string
  readonly problems: readonly FeedProblem[]
}

/** Says which products of a part a feed lists, and why not the others. */
async function checkProducts(marketplace: Marketplace, terms: FeedTerms, part: number) {
  let listed = 0
  const leftOut: LeftOut[] = []
  for await (const products of listFeedProducts(marketplace, part))
    for (const one of products) {
      const { problems } = checkFeedProduct(one, terms)
      if (problems.length === 0) listed += 1
      else leftOut.push({ id: one.product.id, name: one.product.name, problems })
    }
  return { listed, count: leftOut.length, leftOut: leftOut.slice(0, maxShown) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditSettings(office.actor))
  const { categories } = await shopFactsIn(context)
  const slugs = withProducts(categories).map(({ slug }) => slug)
  const { version, typed, edited, wrong } = readProductFeedForm(await readForm(request), slugs)
  if (wrong.length > 0) return data({ outcome: 'invalid', version, typed, wrong } as const, { status: 422 })
  const result = await editSetting(office, productFeedSetting, { version, edited })
  if (result.outcome === 'saved') return done({ outcome: 'saved' } as const)
  const { value: theirs, version: current } = result.current
  return data({ outcome: 'changed-meanwhile', version: current, typed, theirs } as const, { status: 409 })
}

/** Whether Google and Meta may read the products, where, under which categories, and what is left out. */
export default function ProductFeedsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, addresses, parts } = loaderData
  return (
    <OfficePage
      title={sectionsMessages.productFeeds}
      back={{ to: categoriesPath(), name: categoriesMessages.title }}
      text={texts.text}
    >
      {actionData?.outcome === 'saved' && <Notice tone="success">{texts.saved}</Notice>}
      {actionData?.outcome === 'invalid' && <Notice tone="error">{texts.invalid}</Notice>}
      {actionData?.outcome === 'changed-meanwhile' && <Notice tone="error">{texts.changedMeanwhile}</Notice>}
      <FeedForm key={loaderData.version} loaderData={loaderData} actionData={actionData} />
      {isOpen && (
        <Panel title={texts.addresses}>
          <p className="text-ink-soft">{texts.addressesText}</p>
          {addresses.map(({ target, files }) => (
            <section key={target} className="mt-4">
              <h3 className="font-semibold">{texts.targets[target]}</h3>
              <ul className="mt-1 divide-y divide-sand-deep">
                {files.map(({ locale, part, url }) => (
                  <li key={url} className="py-2">
                    <p className="text-ink-soft text-sm">
                      <span lang={locale}>{languageNames[locale]}</span>
                      {parts > 1 && ` · ${texts.part(part, parts)}`}
                    </p>
                    <a href={url} dir="ltr" className="text-link break-all">
                      {url}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Panel>
      )}
      <Check loaderData={loaderData} />
    </OfficePage>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

interface FeedFormProps {
  readonly loaderData: LoaderData
  readonly actionData: Route.ComponentProps['actionData']
}

function FeedForm({ loaderData, actionData }: FeedFormProps) {
  const refused = actionData && actionData.outcome !== 'saved' ? actionData : undefined
  const shown: TypedProductFeeds = refused?.typed ?? loaderData
  const wrong = refused?.outcome === 'invalid' ? refused.wrong : []
  const theirs = refused?.outcome === 'changed-meanwhile' ? refused.theirs.googleCategories : undefined
  const shownOf = (slug: string) => googleCategoryOf(shown.googleCategories, slug) ?? ''
  const hintOf = (slug: string) => {
    const saved = theirs && (googleCategoryOf(theirs, slug) ?? '')
    return saved === undefined || saved === shownOf(slug) ? undefined : texts.theirs(saved || '–')
  }
  return (
    <Panel title={texts.setting}>
      <Form method="post" preventScrollReset className="space-y-3">
        <input type="hidden" name="version" value={refused?.version ?? loaderData.version} />
        <Checkbox name="isOpen" defaultChecked={shown.isOpen}>
          {texts.isOpen}
        </Checkbox>
        <Disclosure title={texts.categories} isOpen={refused !== undefined}>
          <p className="text-ink-soft text-sm">{texts.categoriesText}</p>
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            {loaderData.categories.map(({ slug, name }) => (
              <TextField
                key={slug}
                label={name}
                name={fieldOf(slug)}
                dir="ltr"
                maxLength={maxGoogleCategory}
                defaultValue={shownOf(slug)}
                hint={hintOf(slug)}
                error={wrong.includes(slug) ? texts.wrongCategory : undefined}
              />
            ))}
          </div>
        </Disclosure>
        <SubmitButton>{texts.save}</SubmitButton>
      </Form>
    </Panel>
  )
}

/** What a feed lists and leaves out, each product with the reasons. */
function Check({ loaderData: { target, language, part, parts, check } }: { loaderData: LoaderData }) {
  const linkTo = (query: { target?: FeedTargetName; language?: Locale; part?: number }) => {
    const { target: to, language: written, part: shown } = { target, language, part, ...query }
    return productFeedsPath({ for: to, language: written, [partParameter]: shown === 1 ? undefined : shown })
  }
  const numbers = Array.from({ length: parts }, (_, index) => index + 1)
  return (
    <Panel title={texts.check} anchor="check">
      <div className="space-y-2">
        <LinkRow
          label={texts.reader}
          preventScrollReset
          links={feedTargets.map((one) => ({
            ...{ to: linkTo({ target: one }), name: texts.targets[one], isCurrent: one === target },
          }))}
        />
        <LinkRow
          label={texts.language}
          preventScrollReset
          links={locales.map((one) => ({
            ...{ to: linkTo({ language: one }), name: languageNames[one], isCurrent: one === language },
          }))}
        />
        {parts > 1 && (
          <LinkRow
            label={texts.parts(productsInFeed)}
            preventScrollReset
            links={numbers.map((one) => ({
              ...{ to: linkTo({ part: one }), name: texts.part(one, parts), isCurrent: one === part },
            }))}
          />
        )}
      </div>
      <p className="mt-3">{texts.counts(check.listed, check.count)}</p>
      <ul className="mt-2 divide-y divide-sand-deep">
        {check.leftOut.map(({ id, name, problems }) => (
          <li key={id} className="py-2">
            <Link to={adminProductPath(id)} className="text-link wrap-anywhere">
              <bdi>{name}</bdi>
            </Link>
            <p className="text-ink-soft text-sm">{formatList(problems.map((problem) => texts.problems[problem]))}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
