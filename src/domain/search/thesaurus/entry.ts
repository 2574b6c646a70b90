/**
 * Phrases that mean the same to a shopper (`same`), or phrases whose search also finds others, but not the reverse
 * (`broader`).
 */
export type ThesaurusEntry =
  | { readonly kind: 'same'; readonly words: readonly string[] }
  | { readonly kind: 'broader'; readonly asked: readonly string[]; readonly found: readonly string[] }
