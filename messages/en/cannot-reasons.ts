/** Why a maker cannot prepare a piece: makers choose it, the office reads it. */
export const cannotReasonMessages = {
  sold: 'It was sold elsewhere',
  damaged: 'It is damaged',
  material: 'The material is missing',
  time: 'There is not enough time',
  other: 'Another reason',
}
