export const searchMessages = {
  label: 'Search the shop',
  placeholder: 'Vase, fouta, soap…',
  button: 'Search',
  clear: 'Clear the search',
  open: 'Open the search',
  close: 'Close the search',
}
