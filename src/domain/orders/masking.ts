import { formatPhone, type Phone } from '#domain/phone.ts'

/** Masks all digits but the last three, which is enough for the customer to recognize the number: `•• ••• 444` */
export function maskPhone(phone: Phone): string {
  const written = formatPhone(phone)
  return written.slice(0, -3).replace(/\d/g, '•') + written.slice(-3)
}

/** Masks all but at most three letters of the first word: `12 •••`, `Rue •••` */
export function maskAddress(address: string): string {
  const [first = ''] = address.split(' ')
  const shown = Array.from(first).slice(0, 3).join('')
  return `${shown} •••`
}
