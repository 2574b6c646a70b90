export const search = {
  label: 'Search the shop',
  placeholder: 'Vase, fouta, olive wood…',
  button: 'Search',
}
