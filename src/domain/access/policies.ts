import type { Actor, CustomerActor, OperatorActor, SellerActor } from './actor.ts'
import type { Role } from './role.ts'
import { everyStore, type StoreScope } from './store-scope.ts'

// Whether an actor may do something, or for which stores: pure functions, grouped by noun. A policy that returns a
// boolean is about the whole shop. docs/access.md lists who may do what.

/**
 * Returns the stores of an operator with one of the roles; undefined for others. The program itself may do everything
 * but use an account.
 */
function storesWithRole(actor: Actor, ...roles: readonly Role[]): StoreScope | undefined {
  if (actor.kind === 'system') return everyStore
  return actor.kind === 'operator' && roles.includes(actor.role) ? actor.stores : undefined
}

/** Whether somebody with one of the roles acts who works for the whole shop, and not for some of its stores. */
function hasRole(actor: Actor, ...roles: readonly Role[]): boolean {
  return storesWithRole(actor, ...roles) === everyStore
}

/** Everybody, signed in or not: so that an operation that is open says so. */
const isAnybody = (_: Actor) => true
const isStaff = (actor: Actor) => hasRole(actor, 'staff', 'owner')
const storesOfStaff = (actor: Actor) => storesWithRole(actor, 'staff', 'owner')
/** A person who works for the shop: for what belongs to a person. */
const isStaffMember = (actor: Actor): actor is OperatorActor => hasOfficeAccount(actor) && isStaff(actor)
const isOwner = (actor: Actor) => hasRole(actor, 'owner')

/** Order, comment, write, subscribe, request a plan. */
export const mayActInPublic = isAnybody

/** Sign in, and what leads to it or away from it: passwords, second factors, sessions. */
export const maySignIn = isAnybody

/** Work of no person: scheduled jobs, sending emails, samples. */
export function isSystem(actor: Actor): boolean {
  return actor.kind === 'system'
}

// Catalog

/** The catalog as the back office shows it, with retired products and exact stock. */
export const mayViewCatalog = storesOfStaff

/** See a store that one runs, and its products. */
export const mayViewStores = (actor: Actor) => storesWithRole(actor, 'staff', 'owner', 'seller')

/**
 * What one does with a store that one runs, and with its products: edit it, and add, edit, retire, restore and count
 * them, and tell them apart by color. A seller has accepted the terms.
 */
export const mayRunStores = (actor: Actor) => (isWithoutTerms(actor) ? undefined : mayViewStores(actor))

const isWithoutTerms = (actor: Actor) => isSeller(actor) && !actor.hasAcceptedTerms

/** What only the office does with products: duplicate, import and plan them, and count them in the stock room. */
export const mayEditProducts = storesOfStaff

/** Retire and restore stores. */
export const mayEditStores = storesOfStaff

export const mayAddStores = isStaff

/** Pin products, which decides what all visitors see first. */
export const mayPinProducts = isOwner

/** Decide what a search means, where it leads, and what the shop does not sell. */
export const mayEditSearchEntries = isOwner

export const mayEditHomePage = isStaff

/** Add, name, order and retire categories and collections. */
export const mayEditCategories = isOwner

export const mayManagePromotions = isStaff

// Orders

/** Find, read, enter, call about, correct and advance orders, and record payments. */
export const mayHandleOrders = isStaff

/** Say that a line of a confirmed order is ready, or cannot be prepared: as one runs its store. */
export const mayPrepareOrders = (actor: Actor) => mayRunStores(actor)

/** Add, edit and retire couriers, with what they take for a parcel. */
export const mayEditCouriers = isOwner

/** Set up the payment gateway, with what it takes for a payment. */
export const mayEditPaymentGateway = isOwner

/** People of the shop read every order, customers that of their private link. */
export function mayReadOrder(actor: Actor, orderId: number): boolean {
  return isStaff(actor) || (hasPrivateOrder(actor) && actor.orderId === orderId)
}

/** Make all further orders of a phone number requests. */
export const mayBlockCustomers = isStaff

/** Claim an order to call its customer: a claim belongs to a person. */
export const mayClaimOrders = isStaffMember

/** Read, cancel and revive the order of the private link, and no other. */
export function hasPrivateOrder(actor: Actor): actor is CustomerActor {
  return actor.kind === 'customer'
}

// People

export const mayModerateComments = isStaff

/** Read, publish, hide and answer what customers say of pieces that they received. */
export const mayModerateReviews = isStaff

export const mayAnswerMessages = isStaff

export const mayDecidePlanRequests = isStaff

export const mayManageNewsletter = isStaff

/** Send an issue to the own address. */
export const maySendTestIssues = isStaffMember

/** Read the emails that were sent, and send failed ones again. */
export const mayManageEmails = isStaff

// The shop

export const mayViewDashboard = isStaff

/** Be told on the own phone: people of the office of new orders and messages, makers of what to prepare. */
export function mayReceivePushes(actor: Actor): actor is OperatorActor | SellerActor {
  return isStaffMember(actor) || isSellerInPerson(actor)
}

export const mayViewReports = isStaff

/** Take products, stores, stock and the lines of orders out as a file. */
export const mayExportGoods = isStaff

/** Take names and addresses of people out as a file: customers, writers, subscribers, and the audit log. */
export const mayExportPeople = isOwner

/** Find, hand out and erase all that is held of a person. */
export const mayHandlePersonalData = isOwner

export const mayViewAuditLog = isStaff

export const mayUndoChanges = isStaff

/** Undo what only owners may do: settings, pinned products and what they decide about searches. */
export const mayUndoOwnersChanges = isOwner

export const mayEditSettings = isOwner

/** What the shop owes to makers, and what it is made of. */
export const mayViewStatements = isStaff

/** Record what was paid to a maker or, for a plan, by one, and revoke it. */
export const mayPayMakers = isOwner

/** Read and keep the card of a store: phone, account, tax status and card number of its maker. */
export const mayKeepStoreCards = isStaff

/** Change the account to which a maker is paid. */
export const mayEditPayoutAccounts = isOwner

/** Agree on the commission of a store. */
export const mayEditStoreTerms = isOwner

/** Invite, disable and reset colleagues. Only a person: nobody may do it to the own account. */
export function mayManageOperators(actor: Actor): actor is OperatorActor {
  return hasOfficeAccount(actor) && isOwner(actor)
}

/** What every operator has, sellers too: name, language, sessions, passkeys. Nobody has that of somebody acted for. */
export function hasOwnAccount(actor: Actor): actor is OperatorActor | SellerActor {
  return hasOfficeAccount(actor) || isSellerInPerson(actor)
}

/** An account of the office: password, address, second factor. */
export function hasOfficeAccount(actor: Actor): actor is OperatorActor {
  return actor.kind === 'operator' && actor.role !== 'seller'
}

// Sellers

/** Say who may enter the studio of a store, and end that. */
export const mayManageSellers = isStaff

/** Enter the studio for a seller. Only a person, whom the audit log can name. */
export const mayActForSellers = isStaffMember

/** See the own stores in the studio, and what is in them. */
export function mayOpenStudio(actor: Actor): StoreScope | undefined {
  return storesWithRole(actor, 'seller')
}

/** Ask the office to look at an own piece. */
export const maySubmitProducts = (actor: Actor) => (isWithoutTerms(actor) ? undefined : mayOpenStudio(actor))

/** A seller, or somebody of the office who acts for one. */
export function isSeller(actor: Actor): actor is SellerActor {
  return actor.kind === 'operator' && actor.role === 'seller'
}

/** A seller's own phones, terms and address: not of whoever acts for one. */
export function isSellerInPerson(actor: Actor): actor is SellerActor {
  return isSeller(actor) && actor.actedBy === undefined
}
