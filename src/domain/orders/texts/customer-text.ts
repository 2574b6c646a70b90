import { isUnconfirmed, type OrderStatus } from '#domain/order-status.ts'

/** What a text to the customer of an order is for. */
export const textPurposes = [
  'confirmation',
  'not-reached',
  'on-its-way',
  'at-the-door',
  'return-agreed',
  'review',
] as const

export type TextPurpose = (typeof textPurposes)[number]

/** The templates of the texts, and of what is said on the phone. */
export const templateNames = ['call-script', ...textPurposes] as const

export type TemplateName = (typeof templateNames)[number]

/** How a text reaches the customer. Each is another program: the shop only knows what operators note. */
export const textChannels = ['whatsapp', 'sms', 'messenger'] as const

export type TextChannel = (typeof textChannels)[number]

/** What stands for a fact of an order in a template: `{customer}` for the name of the customer. */
export const textPlaceholders = [
  'customer',
  'shop',
  'number',
  'pieces',
  'payment',
  'total',
  'address',
  'hours',
  'phone',
  'page',
  'confirm',
] as const

/** The facts of an order that a template can have, as they are written in its language. */
export type TextFacts = Readonly<Record<(typeof textPlaceholders)[number], string>>

export const maxTemplateLength = 700

const placeholder = /\{([^{}]*)\}/gu

/** Whether a template has nothing in braces but placeholders. */
export function hasKnownPlaceholders(template: string): boolean {
  const names: readonly string[] = textPlaceholders
  const [others, inBraces] = [template.replaceAll(placeholder, ''), [...template.matchAll(placeholder)]]
  return !/[{}]/u.test(others) && inBraces.every(([, name = '']) => names.includes(name))
}

/** Replaces the placeholders of a template. */
export function fillTemplate(template: string, facts: TextFacts): string {
  return template.replaceAll(placeholder, (typed, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as keyof TextFacts] : typed,
  )
}

/** The texts that help with an order, the likeliest first. */
export function offeredTexts(
  status: OrderStatus,
  unansweredCalls: number,
  { hasAgreedReturn = false }: { readonly hasAgreedReturn?: boolean } = {},
): readonly TextPurpose[] {
  if (isUnconfirmed(status))
    return unansweredCalls > 0 ? ['not-reached', 'confirmation'] : ['confirmation', 'not-reached']
  switch (status) {
    case 'released':
      return ['not-reached']
    case 'packed':
      return ['on-its-way']
    case 'shipped':
      return ['on-its-way', 'at-the-door']
    case 'delivered':
      return hasAgreedReturn ? ['return-agreed', 'review'] : ['review']
    default:
      return []
  }
}
