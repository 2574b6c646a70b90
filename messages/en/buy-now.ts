export const buyNowMessages = {
  changePiece: 'Change',
  chooseFirst: 'This piece comes in several sizes or colours. Choose one on its page first.',
  toPiece: 'To the piece',
  lookOver: 'Nothing has been ordered yet. Please look over your details and send them once more.',
}
