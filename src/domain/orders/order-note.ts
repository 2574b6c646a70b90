/** Days for which a browser keeps a note that could not be sent. */
export const unsentNoteDays = 7

/** Notes that one browser keeps at once. */
export const maxUnsentNotes = 50
