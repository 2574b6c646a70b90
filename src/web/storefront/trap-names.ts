/** Fields of every public form that people do not fill in. */
export const trapNames = { empty: 'website', shownAt: 'shownAt' } as const
