/** Matches the paths of the back office. The guards of its routes check access. */
export const backofficePath = /^\/admin(\.data)?(\/|$)/
