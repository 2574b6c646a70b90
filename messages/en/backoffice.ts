import type { Catalog } from '../catalog.ts'
import { account } from './backoffice/account.ts'
import { auditLog } from './backoffice/audit-log.ts'
import { auth } from './backoffice/auth.ts'
import { banners } from './backoffice/banners.ts'
import { cash } from './backoffice/cash.ts'
import { comments } from './backoffice/comments.ts'
import { contactMessages } from './backoffice/contact-messages.ts'
import { courierApi } from './backoffice/courier-api.ts'
import { couriers } from './backoffice/couriers.ts'
import { customerRequests } from './backoffice/customer-requests.ts'
import { customerTexts } from './backoffice/customer-texts.ts'
import { customers } from './backoffice/customers.ts'
import { dashboard } from './backoffice/dashboard.ts'
import { discountCodes } from './backoffice/discount-codes.ts'
import { drafts } from './backoffice/drafts.ts'
import { editConflict } from './backoffice/edit-conflict.ts'
import { emails } from './backoffice/emails.ts'
import { exports } from './backoffice/exports.ts'
import { fieldErrors } from './backoffice/field-errors.ts'
import { fieldUnits } from './backoffice/field-units.ts'
import { deliveryResults, handovers } from './backoffice/handovers.ts'
import { errors, layout, lists, punctuation, screenProblems, sections, unsavedChanges } from './backoffice/layout.ts'
import { newsletter } from './backoffice/newsletter.ts'
import { notifications } from './backoffice/notifications.ts'
import { officeSearch } from './backoffice/office-search.ts'
import { officeOffline } from './backoffice/offline.ts'
import { orders } from './backoffice/orders.ts'
import { payments } from './backoffice/payments.ts'
import { person } from './backoffice/person.ts'
import { pictures } from './backoffice/pictures.ts'
import { planRequests } from './backoffice/plan-requests.ts'
import { products } from './backoffice/products.ts'
import { promotion } from './backoffice/promotion.ts'
import { reports } from './backoffice/reports.ts'
import { returns } from './backoffice/returns.ts'
import { reviews } from './backoffice/reviews.ts'
import { searches } from './backoffice/searches.ts'
import { secondFactor } from './backoffice/second-factor.ts'
import { settings } from './backoffice/settings.ts'
import { statements } from './backoffice/statements.ts'
import { stockTaking } from './backoffice/stock-taking.ts'
import { stores } from './backoffice/stores.ts'
import { team } from './backoffice/team.ts'
import { translations } from './backoffice/translations.ts'
import { undoSteps } from './backoffice/undo-steps.ts'
import { productFieldNames } from './product-fields.ts'
import { storeFieldNames } from './store-fields.ts'

/** Every sentence of the back office, in English. Other languages follow its type. */
export const backoffice = {
  ...{
    layout,
    lists,
    punctuation,
    sections,
    unsavedChanges,
    screenProblems,
    errors,
    fieldErrors,
    auth,
    customerRequests,
    customerTexts,
    dashboard,
    orders,
    undoSteps,
    account,
    searches,
    secondFactor,
    team,
  },
  ...{ products, pictures, stockTaking, stores, promotion, courierApi, discountCodes, drafts, banners, editConflict },
  ...{
    comments,
    reviews,
    contactMessages,
    customers,
    officeOffline,
    officeSearch,
    planRequests,
    newsletter,
    emails,
    auditLog,
  },
  ...{ settings, payments, cash, statements, notifications, couriers, handovers, deliveryResults },
  ...{ reports, returns, exports, person, translations, productFieldNames, storeFieldNames, fieldUnits },
}

export type BackofficeMessages = Catalog<typeof backoffice>
