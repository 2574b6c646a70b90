export const noScriptMessages = {
  needsScript: 'This page needs JavaScript: your cart, your favourites and your last order are kept in your browser.',
  whatToDo:
    'You can order without it: open a piece and order it from its page, one at a time. Or call or write to us: we can take your order, or tell you where it is.',
  lookAround: 'Browse the shop',
  writeToUs: 'Write to us',
}
