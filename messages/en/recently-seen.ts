export const recentlySeenMessages = {
  heading: 'Recently seen',
  onlyHere: 'Kept in this browser only.',
  cleared: 'The list is empty now.',
  clear: 'Clear the list',
}
