import type { Role } from '#domain/access/role.ts'

interface RoleWords {
  readonly name: string
  /** What somebody with the role does. */
  readonly means: string
  /** The button that gives it to a colleague. */
  readonly give: string
  /** Asked before it is given, where it gives power away. */
  readonly asked: { readonly question: string; readonly sure: string } | undefined
}

/** What the people of the shop may be. */
export const rolesMessages = {
  owner: {
    name: 'Owner',
    means: 'also decides who works here',
    give: 'Make an owner',
    asked: {
      question: 'An owner decides who works here, and can disable everyone else, including you.',
      sure: 'Yes, make an owner',
    },
  },
  staff: { name: 'Staff', means: 'does the daily work', give: 'Make staff', asked: undefined },
} satisfies Record<Role, RoleWords>
