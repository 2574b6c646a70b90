/** What shows a store or a collection on another site, or at a market stall. */
export const sharingMessages = {
  /** A button of the page of a store or a collection. */
  share: 'Share',
  title: (name: string) => `Share ${name}`,
  link: 'The link',
  linkText: 'Whoever opens it sees the pieces in the shop.',
  copyLink: 'Copy the link',
  copied: 'Copied',
  sheet: 'A sheet for the market stall',
  sheetText:
    'Whoever scans the code sees the pieces. It says nothing of who scans it, and works as long as they are in the shop.',
  paper: 'Paper',
  papers: { a6: 'Card (A6)', a4: 'Sheet (A4)' },
  print: 'Print',
  code: (name: string) => `QR code that opens ${name}`,
  scan: 'Scan to see all pieces',
  embed: 'On another website',
  embedText:
    'Copy one of these into a page of yours. The frame always shows the current pieces and prices; the list is as it is today. Neither sets a cookie.',
  frame: 'Frame with pictures',
  list: 'List of links',
  copyHtml: 'Copy the HTML',
  seeFrame: 'See the frame',
  /** In the frame. */
  open: (shop: string) => `See it at ${shop}`,
  nothing: 'Nothing is on sale here at the moment.',
  gone: 'These pieces are no longer in the shop.',
}
