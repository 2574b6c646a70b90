export const buyNowMessages = {
  changePiece: 'Change',
  notTogether: 'This piece is not made in the size and colour that were chosen.',
  /** The sizes and colors that can be ordered follow. */
  alternatives: 'In stock',
  chooseFirst: 'This piece comes in several sizes or colours. Choose one on its page first.',
  toPiece: 'View the piece',
  lookOver: 'Nothing has been ordered yet. Please check your details and send them again.',
}
