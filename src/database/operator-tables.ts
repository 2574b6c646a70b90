import type { ColumnType, Generated } from 'kysely'
import type { Actor } from '#domain/access/actor.ts'
import type { Role } from '#domain/access/role.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { Phone } from '#domain/phone.ts'
import type { CreatedAt } from './created-at.ts'

/** Operators, their sessions and second factors, the audit log and the settings. */
export interface OperatorTables {
  operators: OperatorsTable
  operator_sessions: OperatorSessionsTable
  operator_passkeys: {
    id: ColumnType<number, never, never>
    operator_id: number
    credential_id: string
    public_key: Buffer
    signature_counter: number
    transports: string[]
    device: string
    created_at: CreatedAt
    last_used_at: ColumnType<Date | null, never, Date>
  }
  /** Of sellers. */
  passkey_phones: { passkey_id: number; session_id: number }
  used_passkey_challenges: { challenge_hash: Buffer; expires_at: Date }
  operator_devices: { token_hash: Buffer; operator_id: number; signed_in_at: Date }
  failed_sign_ins: {
    id: ColumnType<number, never, never>
    operator_id: number | null
    step: 'password' | 'code'
    network: string
    failed_at: CreatedAt
  }
  secret_key_check: { is_only: Generated<boolean>; sealed: Buffer }
  operator_links: {
    token_hash: Buffer
    purpose: 'setup' | 'invitation' | 'password'
    operator_id: number | null
    session_id: number | null
    made_at: CreatedAt
    expires_at: Date
  }
  operator_stores: { operator_id: number; store_id: number; added_at: CreatedAt }
  seller_links: { operator_id: number; token_hash: Buffer; made_at: CreatedAt; expires_at: Date }
  seller_emails: {
    id: ColumnType<number, never, never>
    operator_id: number
    /** Null once it is erased. */
    email: ColumnType<EmailAddress | null, EmailAddress, never>
    asked_at: CreatedAt
    confirmed_at: ColumnType<Date | null, never, Date>
  }
  seller_email_links: { email_id: number; token_hash: Buffer; made_at: CreatedAt; expires_at: Date }
  seller_codes: {
    operator_id: number
    code_hash: Buffer
    session_id: number
    wrong_attempts: Generated<number>
    expires_at: Date
  }
  /** Append-only. `version` is that of the setting. */
  seller_terms_acceptances: { operator_id: number; version: number; accepted_at: ColumnType<Date, Date, never> }
  operator_recovery_codes: { operator_id: number; code_hash: Buffer; made_at: CreatedAt }
  audit_log: AuditLogTable
  seller_changes: { change_id: number; store_id: number; seen_at: Date | null }
  settings: SettingsTable
}

/** `value` is JSON. */
interface SettingsTable extends RecordedActor {
  key: string
  value: ColumnType<unknown, string, string>
  version: number
  changed_by: ActorLabel
  changed_at: Date
}

interface OperatorsTable {
  id: ColumnType<number, never, never>
  name: string
  /** Null for sellers. */
  email: EmailAddress | null
  /** Of sellers. */
  phone: ColumnType<Phone | null, Phone | null | undefined, Phone | null>
  role: Role
  /** The language in which they work; null for the main language of the shop. */
  locale: ColumnType<Locale | null, Locale | null | undefined, Locale | null>
  password_hash: string | null
  totp_sealed: Buffer | null
  totp_confirmed_at: Date | null
  totp_last_step: Generated<number>
  created_at: CreatedAt
  disabled_at: Date | null
}

interface OperatorSessionsTable {
  id: ColumnType<number, never, never>
  token_hash: Buffer
  operator_id: number
  completed_at: Date | null
  identity_checked_at: Date | null
  device: string
  network: string
  started_at: CreatedAt
  last_seen_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
  /** The session of somebody of the office who acts for the seller. */
  acting_session_id: ColumnType<number | null, number | undefined, never>
}

/** Append-only. `before` and `after` are JSON. */
interface AuditLogTable extends RecordedActor {
  id: ColumnType<number, never, never>
  made_by: ActorLabel
  made_for: ColumnType<string | null, string | null, never>
  entity: ColumnType<string, string, never>
  entity_id: ColumnType<string, string, never>
  action: ColumnType<string, string, never>
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  version: ColumnType<number, number, never>
  made_at: CreatedAt
}

/** Who did what the row records. */
export interface RecordedActor {
  actor_kind: Actor['kind']
  actor_id: number | null
  actor_name: string
}

/** The actor as text, "Sana (3)" for an operator, computed by the database. */
export type ActorLabel = ColumnType<string, never, never>
