export const specificationMessages = {
  specification: 'Specification',
  category: 'Category',
  store: 'Store',
  colors: 'Colours',
  sizes: 'Sizes',
  width: 'Width',
  height: 'Height',
  weight: 'Weight',
  availability: 'Availability',
}
