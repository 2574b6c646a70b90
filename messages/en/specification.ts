export const specificationMessages = {
  specification: 'Specification',
  availability: 'Availability',
}
