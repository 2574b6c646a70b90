import { z } from 'zod'
import { officeRoles } from '#domain/access/role.ts'
import { known, rawText } from '#web/forms/form-fields.ts'

const actionNames = ['disable', 'enable', 'invite-again', 'invitation-link', 'forget-app'] as const

export type ColleagueAction = (typeof actionNames)[number]

/**
 * The button of a colleague that was pressed, or the one of a role, undefined for unknown ones, and the id of the
 * colleague as text.
 */
export const colleagueForm = z.object({ do: known(actionNames), role: known(officeRoles), id: rawText })

export const invitationForm = z.object({ role: known(officeRoles).transform((role = 'staff') => role) })
