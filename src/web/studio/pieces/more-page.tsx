import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { maxPartLength } from '#domain/catalog/product-texts.ts'
import { locales } from '#domain/locale.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioMoreMessages as messages } from '#page-messages/studio-more.ts'
import { typedOf } from '#web/forms/form.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { piecePath } from '#web/paths/studio-paths.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/more-page'
import { FactsForm, PromotionForm } from './facts-forms.tsx'
import { runMoreAction, sizesTogether } from './more-action.ts'
import { fieldForms } from './more-form.ts'
import { PartsForm } from './parts-form.tsx'
import { wordsOf } from './piece-form.ts'
import { SplitForm } from './split-form.tsx'
import { TextsForm } from './texts-form.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const id = parseId(params.id)
  const [item, variants] = await catchNotFound(
    Promise.all([getAdminProduct(marketplace, id), listVariants(marketplace, id)]),
  )
  const draft = productDraftOf(item)
  const { product, locale: writtenIn, values } = item
  const { sizes, colors } = draft
  const others = locales.filter((language) => language !== marketplace.locale)
  return {
    ...{ id, sizes, colors, isPlain: values.supply === undefined },
    // Loaded, so that the browser code of the office is not split for a number.
    maxLength: maxPartLength,
    language: writtenIn === marketplace.locale ? undefined : writtenIn,
    name: nameOf(item, marketplace.locale),
    facts: typedOf(fieldForms.facts, values),
    promotion: typedOf(fieldForms.promotion, values),
    texts: others.map((language) => ({ language, ...wordsOf(draft, { writtenIn, locale: language }) })),
    isByColor: variants.some(({ colorId, isRetired }) => colorId !== undefined && !isRetired),
    together: product.colors.length > 0 && values.supply === undefined ? sizesTogether(product, variants) : [],
    saved: new URL(request.url).searchParams.has('saved'),
  }
}

function nameOf(item: AdminProduct, locale: AdminProduct['locale']) {
  const { name } = wordsOf(productDraftOf(item), { writtenIn: item.locale, locale })
  return name === '' ? { text: item.product.name, language: item.locale } : { text: name, language: undefined }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  return catchNotFound(runMoreAction(marketplace, parseId(params.id), await readForm(request)))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** What there is more to say of a piece, none of which is needed. */
export default function MorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, maxLength, language, facts, promotion, texts, sizes, colors, together } = loaderData
  return (
    <StudioFrame title={messages.title} actions={<ToPhones />}>
      <BackLink to={piecePath(id)}>
        <LocalText {...name} />
      </BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      {actionData ? (
        <Notice tone="error">{problemOf(actionData)}</Notice>
      ) : loaderData.saved ? (
        <Notice tone="success">{messages.saved}</Notice>
      ) : (
        <p className="text-ink-soft text-lg">{messages.text}</p>
      )}
      <FactsForm seen={facts} returned={actionData?.form === 'facts' ? actionData : undefined} />
      <PromotionForm seen={promotion} returned={actionData?.form === 'promotion' ? actionData : undefined} />
      <PartsForm
        part="sizes"
        {...{ maxLength, language }}
        parts={sizes}
        hasStock={loaderData.isPlain && !loaderData.isByColor}
        returned={actionData?.form === 'sizes' ? actionData : undefined}
      />
      <PartsForm
        part="colors"
        {...{ maxLength, language }}
        parts={colors}
        returned={actionData?.form === 'colors' ? actionData : undefined}
      />
      <SplitForm
        sizes={together}
        colors={colors}
        language={language}
        returned={actionData?.form === 'split' ? actionData : undefined}
      />
      {texts.map((seen) => (
        <TextsForm
          key={seen.language}
          seen={seen}
          returned={actionData?.form === 'texts' && actionData.language === seen.language ? actionData : undefined}
        />
      ))}
    </StudioFrame>
  )
}

type Answer = NonNullable<Route.ComponentProps['actionData']>

function problemOf(answer: Answer): string {
  const { form, enter, errors } = studioMessages
  if ('outcome' in answer) return answer.outcome === 'rate-limited' ? enter.tooMany : errors.away.text
  if ('theirs' in answer) return messages.changedMeanwhile
  return form.notSaved
}
