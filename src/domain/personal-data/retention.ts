/** How many months the shop keeps personal data before a nightly job erases it. */
export interface RetentionPeriods {
  /** Contacts, addresses and notes of orders that are over; those who left the newsletter or never confirmed it. */
  readonly contacts: number
  /** The recipients and texts of sent emails. */
  readonly letters: number
  /** Contact messages with their answers, and requests for a plan that is over. */
  readonly messages: number
  /** The email address and phone number of a comment; its name and text stay. */
  readonly commentContacts: number
  /** The personal values in the audit log. */
  readonly logs: number
}

export const maxRetentionMonths = 120

export const defaultRetentionPeriods: RetentionPeriods = {
  ...{ contacts: 36, letters: 12, messages: 24, commentContacts: 12, logs: 24 },
}
