/** Entries of a page of a paper: a month of a large store, so that it is one document. */
export const paperEntries = 500
