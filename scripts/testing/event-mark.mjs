/** Begins a line of the output of a test runner that is an event for `npm test`, in JSON. */
export const eventMark = '\u001e'
