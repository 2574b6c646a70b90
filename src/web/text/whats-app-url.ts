import type { Phone } from '#domain/phone.ts'

/** Opens WhatsApp with a text to somebody. */
export function whatsAppUrl(phone: Phone, text: string): string {
  return `https://wa.me/${phone.slice(1)}?${new URLSearchParams({ text })}`
}
