export const buyNowMessages = {
  changePiece: 'Change',
  chooseFirst: 'This piece comes in several sizes or colours. Choose one on its page first.',
  toPiece: 'View the piece',
  lookOver: 'Nothing has been ordered yet. Please check your details and send them again.',
}
