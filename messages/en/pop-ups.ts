/** Pop-ups of the specification, word for word. */
export const popUpMessages = {
  newsletter: { title: 'welcome to newsletter', milliseconds: 1000 },
  addedToCart: { title: 'Produit ajouté au panier', lang: 'fr', milliseconds: 1000 },
  order: { title: 'Order done !', milliseconds: 1000 },
  comment: { title: 'Your Comment added successfully', milliseconds: 1000 },
  added: { title: 'Added successfully', milliseconds: 1000 },
  contact: { title: 'Added successfully', milliseconds: 1500 },
  plan: {
    title: 'Added successfully',
    text: 'A confirmation email has been sent to your inbox.',
    milliseconds: 3000,
  },
  missingFields: { title: 'Error!', text: 'All fields must be filled out.', milliseconds: 2000 },
} as const
