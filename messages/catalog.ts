/**
 * The type of a catalog in another language: the same keys as in English, texts for texts, and functions with the same
 * parameters. An object literal of this type with a missing or a superfluous key does not compile.
 */
export type Catalog<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Catalog<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Catalog<English[Key]> }
      : English
