import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getCustomerBlock } from '#domain/orders/blocks/get-customer-block.ts'
import type { Phone } from '#domain/phone.ts'
import { listReturnsOfPhone } from '#domain/returns/list-returns.ts'
import type { Customer } from './customer.ts'
import { readCalls, readComments, readConsents, readMessages, readNotes } from './read-contacts.ts'
import { readContacts, readCounts, readOrders, readUsualProducts } from './read-customer-orders.ts'

/**
 * Returns what the shop knows of the person with a phone number: nothing for a number without orders. Messages and the
 * newsletter have no phone number, so they are found by the email addresses of the orders.
 */
export async function getCustomer(marketplace: Marketplace, phone: Phone): Promise<Customer> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inSnapshot(marketplace, (marketplace) => readCustomer(marketplace, phone))
}

async function readCustomer(marketplace: Marketplace, phone: Phone): Promise<Customer> {
  const contacts = await readContacts(marketplace, phone)
  const [block, counts, usual, orders, returns, calls, notes, messages, comments, consents] = await Promise.all([
    getCustomerBlock(marketplace, phone),
    readCounts(marketplace, phone),
    readUsualProducts(marketplace, phone),
    readOrders(marketplace, phone),
    listReturnsOfPhone(marketplace, phone),
    readCalls(marketplace, phone),
    readNotes(marketplace, phone),
    readMessages(marketplace, contacts.emails),
    readComments(marketplace, phone),
    readConsents(marketplace, phone, contacts.emails),
  ])
  return { phone, ...contacts, block, counts, usual, orders, returns, calls, notes, messages, comments, consents }
}
