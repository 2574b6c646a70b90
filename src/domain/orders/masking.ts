import { formatPhone, type Phone } from '../phone.ts'

/** The number with its last three digits only: enough for its owner to know it again. `•• ••• 444` */
export function maskPhone(phone: Phone): string {
  const written = formatPhone(phone)
  return written.slice(0, -3).replace(/\d/g, '•') + written.slice(-3)
}

/** At most three letters of the first word, and dots: who lives there knows the rest. `12 •••`, `Rue •••` */
export function maskAddress(address: string): string {
  const [first = ''] = address.split(' ')
  const shown = Array.from(first).slice(0, 3).join('')
  return `${shown} •••`
}
