/** Names of the form's fields. */
export const formNames = { authorName: 'name', email: 'email', phone: 'phone', body: 'comment' } as const
