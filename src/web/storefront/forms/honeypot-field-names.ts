/** Fields of every public form that people do not fill in: the honeypot, and when the page was shown. */
export const honeypotFieldNames = { honeypot: 'website', shownAt: 'shownAt' } as const
