export const searchMessages = {
  label: 'Search the shop',
  placeholder: 'Vase, fouta, soap…',
  button: 'Search',
  open: 'Open the search',
  close: 'Close the search',
}
