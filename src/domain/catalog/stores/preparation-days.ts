/** How many working days a store may need to prepare an order. */
export const maxPreparationDays = 30
