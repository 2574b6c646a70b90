import { type Locale, locales } from '#domain/locale.ts'
import { type TemplateName, type TextFacts, textPlaceholders } from '#domain/orders/texts/customer-text.ts'
import { customerTextMessagesIn } from '#messages/server-messages.ts'

const tokens = Object.fromEntries(textPlaceholders.map((name) => [name, `{${name}}`])) as TextFacts

/** The marks belong to the facts, which get them when a template is filled in. */
const isolatingMarks = /[\u2068\u2069]/gu

/** The templates that the program comes with, by language: its messages, with placeholders. */
export const defaultTemplates = Object.fromEntries(locales.map((locale) => [locale, templatesIn(locale)])) as Readonly<
  Record<Locale, Readonly<Record<TemplateName, string>>>
>

function templatesIn(locale: Locale): Readonly<Record<TemplateName, string>> {
  const { templates } = customerTextMessagesIn(locale)
  const { customer, shop, number, pieces, payment, total, address, hours, phone, page, confirm } = tokens
  const texts: Record<TemplateName, string> = {
    'call-script': templates['call-script'](customer, shop, pieces, total, address, hours, payment),
    confirmation: templates.confirmation(customer, shop, pieces, total, address, phone, confirm),
    'not-reached': templates['not-reached'](customer, shop, number, phone),
    'on-its-way': templates['on-its-way'](customer, shop, number, payment, phone),
    'at-the-door': templates['at-the-door'](customer, shop, number, payment),
    'return-agreed': templates['return-agreed'](customer, shop, number, phone),
    review: templates.review(customer, shop, page),
  }
  for (const name of Object.keys(texts) as TemplateName[]) texts[name] = texts[name].replaceAll(isolatingMarks, '')
  return texts
}
