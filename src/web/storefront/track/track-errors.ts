import { formMessages } from '#page-messages/forms.ts'
import { trackMessages } from '#page-messages/track.ts'

/** The messages of wrong fields, by the errors of the form. */
export const trackErrors = {
  required: formMessages.required,
  phone: formMessages.phone,
  orderNumber: trackMessages.numberError,
}
