/** Characters of a note on a call or a status change. */
export const maxNoteLength = 500
/** Characters of a note on the order itself. */
export const maxOrderNoteLength = 2000
