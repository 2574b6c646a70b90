import { findKnownCustomer } from '#domain/orders/find-known-customer.ts'
import { parsePhone } from '#domain/phone.ts'
import { orNothing } from '../layout/trouble.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/customer-data'

/** Who ordered with a number before, as the fields of an order would say it; nothing for a number nobody knows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const phone = parsePhone(new URL(request.url).searchParams.get('phone') ?? '')
  const known = phone && (await findKnownCustomer(officeIn(context), phone))
  if (!known) return { phone, fields: undefined }
  const { customer, delivery } = known
  const { address, city, governorate = '' } = delivery
  return { phone, fields: { name: customer.name, address, city, governorate, email: customer.email ?? '' } }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orNothing(serverLoader())
}
