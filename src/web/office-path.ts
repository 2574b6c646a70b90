/** Where the pages of the back office are found at all. Who may see them their own guards decide. */
export const officePath = /^\/admin(\.data)?(\/|$)/
