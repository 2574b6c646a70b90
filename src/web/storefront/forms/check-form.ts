import { formMessages } from '#page-messages/forms.ts'
import { formChecker } from '#web/forms/form-checker.ts'

const { required, email, phone, tooLong } = formMessages

/** Checks a form of visitors. `formMessages` has a text for each error. */
export const checkForm = formChecker({ required, email, phone, tooLong })
