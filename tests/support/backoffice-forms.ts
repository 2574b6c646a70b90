import { accountForms } from './backoffice-forms/account-forms.ts'
import { catalogForms } from './backoffice-forms/catalog-forms.ts'
import { correspondenceForms } from './backoffice-forms/correspondence-forms.ts'
import type { FormsByRoute, ShopIds } from './backoffice-forms/forms-by-route.ts'
import { orderForms } from './backoffice-forms/order-forms.ts'
import { settingsForms } from './backoffice-forms/settings-forms.ts'

/**
 * Valid forms of every route under /admin with an action, by route id: one for each button or kind of form. A new
 * action needs a row here.
 */
export function backofficeForms(ids: ShopIds): FormsByRoute {
  return {
    ...accountForms(),
    ...settingsForms(),
    ...orderForms(ids),
    ...catalogForms(ids),
    ...correspondenceForms(ids),
  }
}
