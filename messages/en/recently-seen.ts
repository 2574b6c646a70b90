export const recentlySeenMessages = {
  heading: 'Recently viewed',
  onlyHere: 'Saved in this browser only.',
  cleared: 'The list is now empty.',
  clear: 'Clear the list',
}
