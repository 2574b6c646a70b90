export const noScriptMessages = {
  needsScript: 'This page needs JavaScript: your cart, your favourites and your last order are kept in your browser.',
  whatToDo:
    'You can order without it: open a piece and order it from its page, one at a time. Or phone or write to us: we take your order, or tell you how far one is.',
  lookAround: 'Look around the shop',
  writeToUs: 'Write to us',
}
