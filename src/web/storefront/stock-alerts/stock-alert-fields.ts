/** The names of the fields of the form, which tell a size of a product and an email address. */
export const stockAlertFields = { productId: 'product', variantId: 'size', email: 'email' } as const
