import { findCustomerByPhone } from '#domain/orders/lists/find-customer-by-phone.ts'
import { parsePhone } from '#domain/phone.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { orUndefinedOnFailure } from '#web/backoffice/layout/screen-problem.ts'
import type { Route } from './+types/previous-customer-data'

/** Returns the last customer of a phone number as the fields of the order form; nothing for an unknown number. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const phone = parsePhone(new URL(request.url).searchParams.get('phone') ?? '')
  const known = phone && (await findCustomerByPhone(officeIn(context), phone))
  if (!known) return { phone, fields: undefined }
  const { customer, delivery } = known
  const { address, city, governorate = '' } = delivery
  return { phone, fields: { name: customer.name, address, city, governorate, email: customer.email ?? '' } }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orUndefinedOnFailure(serverLoader())
}
