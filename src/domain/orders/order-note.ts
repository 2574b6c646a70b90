/** Days for which a browser sends a note that could not be sent when it was typed. */
export const unsentNoteDays = 7
