import { defaultUndoWindow, undoMarginMilliseconds } from '#domain/orders/status/undo-window.ts'

/** The time after which customers see a step of staff, for the test clock. */
export const undoWindowOver = { seconds: defaultUndoWindow.undoMinutes * 60 + undoMarginMilliseconds / 1000 }
