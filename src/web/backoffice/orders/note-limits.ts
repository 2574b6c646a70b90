/** Characters, of what is written down with a call or a step. */
export const longestNote = 500
/** Of what is written on an order by itself. */
export const longestSheetNote = 2000
