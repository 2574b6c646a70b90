/**
 * React selects its development or production build when it is imported; the development build renders several times
 * slower. So this module must be imported first.
 */
process.env.NODE_ENV ||= 'production'
