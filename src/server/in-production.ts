/**
 * React chooses when it is loaded which React it is: the one for development, which checks and explains, takes several
 * times as long. So this is loaded before it.
 */
process.env.NODE_ENV ||= 'production'
