/** The names of the form's fields. */
export const trackFields = { number: 'number', phone: 'phone', action: 'do' } as const

/** The value of the button that has the link sent again; without it the order is shown. */
export const sendLinkAction = 'send-link'

/** In characters, of both fields: numbers with any number of spaces and signs. */
export const maxTypedLength = 60
