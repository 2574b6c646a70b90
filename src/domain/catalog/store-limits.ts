/** Beyond so many, makers add no pieces to a store. */
export const maxPiecesOfStore = 1000

/** Beyond so many, makers add no photos to a piece. */
export const maxPhotosOfPiece = 8
