/** The fields of a form as its page sends them. */
export type FormFields = Readonly<Record<string, string>>

/** Ids of what the tested shop has. */
export interface ShopIds {
  readonly product: number
  readonly size: number
  readonly order: number
  /** The same once more. */
  readonly otherOrder: number
  readonly store: number
  readonly comment: number
  readonly message: number
  readonly planRequest: number
  readonly issue: number
  readonly promotion: number
  readonly email: number
  readonly import: number
}

/** By route id: its path and its forms. */
export type FormsByRoute = Readonly<Record<string, { path: string; forms: FormFields[] }>>
