import type { FormsByRoute } from './forms-by-route.ts'

const password = { password: 'a long enough passphrase', repeated: 'a long enough passphrase' }

/** Valid forms of the pages of signing in, the own account, the team and the data of a person. */
export function accountForms(): FormsByRoute {
  return {
    'backoffice/auth/setup-page': {
      path: '/admin/setup/none',
      forms: [{ name: 'Sana', email: 'sana@example.tn', ...password }],
    },
    'backoffice/auth/sign-in-page': { path: '/admin/sign-in', forms: [{ email: 'sana@example.tn', password: 'none' }] },
    'backoffice/auth/sign-out': { path: '/admin/sign-out', forms: [{}] },
    'backoffice/auth/sign-in-code-page': { path: '/admin/sign-in/code', forms: [{ code: '123456' }] },
    'backoffice/auth/forgot-password-page': { path: '/admin/forgotten', forms: [{ email: 'sana@example.tn' }] },
    'backoffice/auth/choose-password-page': { path: '/admin/password/none', forms: [password] },
    'backoffice/account/second-factor-page': {
      path: '/admin/account/second-factor',
      forms: [{ do: 'remove' }, { do: 'renew-codes' }, { code: '123456' }],
    },
    'backoffice/account/account-page': {
      path: '/admin/account',
      forms: [
        { do: 'end-session', id: '999' },
        { do: 'rename', name: 'Sana' },
        { do: 'choose-language', locale: 'fr' },
        { do: 'choose-language', locale: '' },
      ],
    },
    'backoffice/auth/identity-check-page': { path: '/admin/identity', forms: [{ presentPassword: 'none' }] },
    'backoffice/account/password-page': { path: '/admin/account/password', forms: [password] },
    'backoffice/account/passkeys-page': {
      path: '/admin/account/passkeys',
      forms: [
        { do: 'remove', id: '999' },
        { response: '{}', challenge: 'none' },
      ],
    },
    'backoffice/auth/kept-form-page': { path: '/admin/kept-form?at=/admin/account', forms: [{ name: 'Sana' }] },
    'backoffice/account/notifications/notifications-page': {
      path: '/admin/account/notifications',
      forms: [
        { do: 'save', kinds: 'new-order', quietFrom: '22:00', quietUntil: '07:00' },
        { do: 'subscribe', endpoint: 'https://push.example/1', p256dh: 'none', auth: 'none' },
        { do: 'remove', id: '999' },
        { do: 'test' },
      ],
    },
    'backoffice/account/email-page': { path: '/admin/account/email', forms: [{ email: 'zohra@example.tn' }] },
    'backoffice/team/team-page': {
      path: '/admin/team',
      forms: [
        { do: 'invite', name: 'Ali', email: 'ali@example.tn', role: 'staff' },
        ...['disable', 'enable', 'invite-again', 'invitation-link', 'forget-app'].map((button) => ({
          ...{ do: button, id: '999' },
        })),
        ...['owner', 'staff'].map((role) => ({ role, id: '999' })),
      ],
    },
    'backoffice/person/person-page': {
      path: '/admin/person',
      forms: [
        { q: '55666777', do: 'erase', called: 'on' },
        { q: 'nobody@example.tn', do: 'send-link' },
      ],
    },
    'backoffice/person/person-file': { path: '/admin/person/file', forms: [{ q: '55666777', called: 'on' }] },
  }
}
