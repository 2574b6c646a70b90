/** Maximum length of an operator's name in characters. */
export const maxNameLength = 80
